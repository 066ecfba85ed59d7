import { fill } from '#platform/i18n/fill.ts'
import type { EnquiryTexts } from '../texts.ts'

type Props = { reference: string; words: EnquiryTexts }

/** Confirms that an enquiry is stored. Source: decision D-4; requirement D-162. */
export function SentMessage({ reference, words }: Props) {
  return (
    <>
      <p className="mt-3 text-lead">{words.messageSent}</p>
      <p className="mt-3 font-semibold">{fill(words.reference, { reference })}</p>
    </>
  )
}
