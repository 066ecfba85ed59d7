/** What every answer carries besides its Content-Security-Policy, as name-value pairs in one flat list. */
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

/** Scripts, style sheets and fonts: parts of a page, which no browser opens as one. */
export function isPart(contentType: string): boolean {
  return partTypes.test(contentType)
}

/**
 * What a part of a page carries. What governs documents means nothing there, and a page with a dozen parts would pay
 * for it in kilobytes.
 */
export const partHeaders: readonly string[] = ['X-Content-Type-Options', 'nosniff']

const transportSecurity = ['Strict-Transport-Security', 'max-age=31536000']

/** Headers of this one answer: its request id, and HSTS where the visitor's connection is encrypted. */
export function visitHeaders(visit: { readonly id: string; readonly secure: boolean }): string[] {
  return visit.secure ? ['X-Request-Id', visit.id, ...transportSecurity] : ['X-Request-Id', visit.id]
}
