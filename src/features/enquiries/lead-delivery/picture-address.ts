import { describeSubject, type EnquirySubject } from '#features/enquiries/enquiries/index.ts'

/**
 * Returns the absolute address of a vehicle's picture, for mail programs, dealers' systems and services that receive
 * leads. Null without a picture, or when its address is not a web address.
 *
 * @param siteUrl base of the relative addresses of our own pictures.
 */
export function pictureAddress(subject: EnquirySubject | null, siteUrl: string): string | null {
  const picture = subject && describeSubject(subject).picture
  if (!picture || !URL.canParse(picture, siteUrl)) return null
  const { href, protocol } = new URL(picture, siteUrl)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
