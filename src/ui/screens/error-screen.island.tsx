'use client'

import { useEffect, useRef } from 'react'
import { Button } from '../actions/button.tsx'

export type ErrorScreenWords = {
  readonly title: string
  readonly text: string
  readonly retry: string
}

/** What a page that could not be made shows, with a way to try again. */
export function ErrorScreen({ reset, words }: { reset: () => void; words: ErrorScreenWords }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="frame grid gap-8 py-section">
      <h1 ref={heading} tabIndex={-1} className="max-w-[16ch] text-h1 outline-none">
        {words.title}
      </h1>
      <p className="max-w-[40ch] text-ink-2 text-lead">{words.text}</p>
      <div>
        <Button onClick={reset}>{words.retry}</Button>
      </div>
    </section>
  )
}
