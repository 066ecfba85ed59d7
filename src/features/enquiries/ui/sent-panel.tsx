import { useEffect, useRef } from 'react'
import type { EnquiryTexts } from '../texts.ts'
import { SentMessage } from './sent-message.tsx'

type Props = { reference: string; texts: EnquiryTexts }

/**
 * Replaces a form that was sent. It scrolls into view from its top and takes the focus.
 * Source: decision D-4; requirements D-162, D-168.
 */
export function SentPanel({ reference, texts }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={panel} tabIndex={-1} className="scroll-mt-24 border border-line bg-surface p-6 tablet:p-10">
      <p className="font-display text-h3">{texts.thankYou}</p>
      <SentMessage reference={reference} texts={texts} />
    </div>
  )
}
