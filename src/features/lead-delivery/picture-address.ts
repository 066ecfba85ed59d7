import { describeSubject, type EnquirySubject } from '#features/enquiries/index.ts'

/**
 * Returns the address of a vehicle's picture for readers outside this site: mail programs, dealers' systems, services
 * that take leads. Null when there is none, or it is no address of the web.
 *
 * @param siteUrl of this site, on which our own pictures are paths.
 */
export function pictureAddress(subject: EnquirySubject | null, siteUrl: string): string | null {
  const picture = subject && describeSubject(subject).picture
  if (!picture || !URL.canParse(picture, siteUrl)) return null
  const { href, protocol } = new URL(picture, siteUrl)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
