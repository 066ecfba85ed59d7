import type { EnquirySubject } from '#features/enquiries/index.ts'
import { brand } from '#platform/brand.ts'
import type { LetterPicture } from '#platform/mail/letter.ts'
import { pictureAddress } from '../picture-address.ts'

/** What a vehicle is called in a mail. */
export function vehicleName(subject: EnquirySubject): string {
  return subject.kind === 'new'
    ? `${brand.name} ${subject.title}`
    : `${subject.make} ${subject.model} (${subject.year})`
}

const pictureWidth = 536

/** Its picture, at an address a mail program can fetch; null when there is none. */
export function vehiclePicture(subject: EnquirySubject | null, siteUrl: string): LetterPicture | null {
  const address = pictureAddress(subject, siteUrl)
  return subject && address ? { address, alt: vehicleName(subject), width: pictureWidth } : null
}
