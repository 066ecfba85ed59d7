import { brand } from '#platform/brand.ts'
import type { LetterPicture } from '#platform/mail/letter.ts'
import type { EnquirySubject } from '../../enquiry.ts'

/** What a vehicle is called in a mail. */
export function vehicleName(subject: EnquirySubject): string {
  return subject.kind === 'new'
    ? `${brand.name} ${subject.title}`
    : `${subject.make} ${subject.model} (${subject.year})`
}

const pictureWidth = 536

/** Its picture, at an address a mail program can fetch; null when there is none. */
export function vehiclePicture(subject: EnquirySubject | null, siteUrl: string): LetterPicture | null {
  const path = subject && (subject.kind === 'new' ? subject.picture : subject.sideImage)
  if (!path || !URL.canParse(path, siteUrl)) return null
  return { address: new URL(path, siteUrl).href, alt: vehicleName(subject), width: pictureWidth }
}
