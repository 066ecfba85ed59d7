import { describeSubject, type EnquirySubject } from '#features/enquiries/enquiries/index.ts'
import type { MailPicture } from '#platform/mail/mail-content.ts'
import { pictureAddress } from '../picture-address.ts'

/** CSS pixels. */
const pictureWidth = 536

/** Returns the picture of a vehicle with an absolute address, for mail programs; null when there is none. */
export function vehiclePicture(subject: EnquirySubject | null, siteUrl: string): MailPicture | null {
  const address = pictureAddress(subject, siteUrl)
  return subject && address ? { address, alt: describeSubject(subject).name, width: pictureWidth } : null
}
