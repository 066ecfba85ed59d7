'use client'

import { useEffect, useRef } from 'react'

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
    <section className="frame grid grid-cols-1 gap-8 py-section">
      <h1 ref={heading} tabIndex={-1} className="max-w-[16ch] text-h1 outline-none">
        {words.title}
      </h1>
      <p className="max-w-[40ch] text-ink-2 text-lead">{words.text}</p>
      <div>
        {/* Every page carries this screen: it does without the classes of all other buttons. */}
        <button
          type="button"
          onClick={reset}
          className="min-h-13 rounded-sharp bg-action px-7 font-semibold text-button text-on-action hover:bg-action-hover"
        >
          {words.retry}
        </button>
      </div>
    </section>
  )
}
