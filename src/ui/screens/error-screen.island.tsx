'use client'

import { useEffect, useRef } from 'react'

export type ErrorScreenLabels = {
  readonly title: string
  readonly text: string
  readonly retry: string
}

type Props = { reset: () => void; labels: ErrorScreenLabels }

/** The error page, with a retry button. */
export function ErrorScreen({ reset, labels }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="frame grid grid-cols-1 gap-8 py-section">
      <h1 ref={heading} tabIndex={-1} className="max-w-[16ch] text-h1 outline-none">
        {labels.title}
      </h1>
      <p className="max-w-[40ch] text-ink-2 text-lead">{labels.text}</p>
      <div>
        {/* Part of every page's bundle, so it does not import the button classes. */}
        <button
          type="button"
          onClick={reset}
          className="min-h-13 rounded-sharp bg-action px-7 font-semibold text-button text-on-action hover:bg-action-hover"
        >
          {labels.retry}
        </button>
      </div>
    </section>
  )
}
