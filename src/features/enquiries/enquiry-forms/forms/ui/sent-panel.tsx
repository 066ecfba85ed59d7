import { useEffect, useRef } from 'react'
import { SentMessage, type SentMessageProps } from './sent-message.tsx'

/**
 * Replaces a form that was sent. It scrolls into view from its top and takes the focus.
 * Source: decision D-4; requirements D-162, D-168.
 */
export function SentPanel({ headingLevel, ...sent }: SentMessageProps & { headingLevel: 1 | 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div
      ref={panel}
      tabIndex={-1}
      data-sent=""
      className="scroll-mt-24 border border-line bg-surface p-6 tablet:p-10"
    >
      <Heading className="text-h2">{sent.thanks?.heading ?? sent.texts.thankYou}</Heading>
      <SentMessage {...sent} />
    </div>
  )
}
