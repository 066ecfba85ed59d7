import { describeSubject, type EnquirySubject } from '#features/enquiries/index.ts'
import type { LetterPicture } from '#platform/mail/letter.ts'
import { pictureAddress } from '../picture-address.ts'

const pictureWidth = 536

/** Its picture, at an address a mail program can fetch; null when there is none. */
export function vehiclePicture(subject: EnquirySubject | null, siteUrl: string): LetterPicture | null {
  const address = pictureAddress(subject, siteUrl)
  return subject && address ? { address, alt: describeSubject(subject).name, width: pictureWidth } : null
}
