import { useEffect, useRef } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import type { EnquiryTexts } from '../texts.ts'

type Props = { reference: string; words: EnquiryTexts }

/**
 * What stands in place of a form that was sent. It comes into view from its top and takes the focus.
 * Source: decision D-4; requirements D-162, D-168.
 */
export function SentPanel({ reference, words }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={panel} tabIndex={-1} className="scroll-mt-24 border border-line bg-surface p-6 tablet:p-10">
      <p className="font-display text-h3">{words.thankYou}</p>
      <p className="mt-3 text-lead">{words.messageSent}</p>
      <p className="mt-3 font-semibold">{fill(words.reference, { reference })}</p>
    </div>
  )
}
