import type { FormThanks } from '#features/enquiries/enquiries/index.ts'
import type { EnquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { EnquirySummary } from '../../summary/summary.ts'
import { SentSummary } from '../../summary/ui/sent-summary.tsx'
import type { EnquirySummaryTexts } from '../../texts.ts'

export type SentMessageProps = {
  reference: string
  /** Null when it could not be loaded. */
  summary: EnquirySummary | null
  thanks?: FormThanks
  texts: EnquiryTexts
  summaryTexts: EnquirySummaryTexts
}

/** Confirms that an enquiry is stored, and says what it was about. Source: decision D-4; requirement D-162. */
export function SentMessage({ reference, summary, thanks, texts, summaryTexts }: SentMessageProps) {
  return (
    <>
      <p className="mt-3 text-lead">{thanks?.text ?? texts.messageSent}</p>
      <p className="mt-3 font-semibold">{fill(texts.reference, { reference })}</p>
      {summary ? <SentSummary {...{ summary, reference }} texts={summaryTexts} /> : null}
    </>
  )
}
