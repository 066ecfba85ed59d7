import { fill } from '#platform/i18n/fill.ts'
import type { EnquiryTexts } from '../texts.ts'

type Props = { reference: string; texts: EnquiryTexts }

/** Confirms that an enquiry is stored. Source: decision D-4; requirement D-162. */
export function SentMessage({ reference, texts }: Props) {
  return (
    <>
      <p className="mt-3 text-lead">{texts.messageSent}</p>
      <p className="mt-3 font-semibold">{fill(texts.reference, { reference })}</p>
    </>
  )
}
