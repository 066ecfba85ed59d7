'use client'

import { useEffect, useRef } from 'react'

/** What a page that could not be made shows, with a way to try again. */
export function ErrorScreen({ reset }: { reset: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="frame grid gap-8 py-section">
      <h1 ref={heading} tabIndex={-1} className="max-w-[16ch] text-h1 outline-none">
        We have stalled for a moment.
      </h1>
      <p className="max-w-[40ch] text-ink-2 text-lead">
        The page could not be shown. Nothing you did caused it, and nothing is lost. Please try again.
      </p>
      <div>
        <button
          type="button"
          onClick={reset}
          className="inline-flex min-h-12 items-center rounded-sharp bg-ink px-7 font-semibold text-white hover:bg-accent"
        >
          Try again
        </button>
      </div>
    </section>
  )
}
