/** Headers of every response besides Content-Security-Policy, as name-value pairs in one flat list. */
export const securityHeaders: readonly string[] = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Permissions-Policy',
  'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'X-Frame-Options',
  'SAMEORIGIN',
]

const partTypes = /^(?:application|text)\/javascript\b|^text\/css\b|^font\//

/** Tells whether a content type is a script, style sheet or font: a part of a page, not a document. */
export function isPart(contentType: string): boolean {
  return partTypes.test(contentType)
}

/** Headers of a part of a page. Policies for documents have no effect there and would add kilobytes to each page. */
const partHeaders: readonly string[] = ['X-Content-Type-Options', 'nosniff']

/** Headers that nobody needs for a file that never changes; a page has some fifteen of them. */
export const needlessForImmutable: readonly string[] = ['ETag', 'Last-Modified', 'Accept-Ranges']

const transportSecurity = ['Strict-Transport-Security', 'max-age=31536000']

type Secured = { readonly secure: boolean }

/** Returns the headers of a part of a page, with HSTS when the client's connection is encrypted. */
export function headersOfPart({ secure }: Secured): readonly string[] {
  return secure ? [...partHeaders, ...transportSecurity] : partHeaders
}

/** Returns the headers of one response: its request id, and HSTS when the client's connection is encrypted. */
export function visitHeaders(visit: Secured & { readonly id: string }): string[] {
  return visit.secure ? ['X-Request-Id', visit.id, ...transportSecurity] : ['X-Request-Id', visit.id]
}
