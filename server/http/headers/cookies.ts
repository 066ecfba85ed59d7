import { sessionCookie } from '#platform/payload-internals/names.ts'

const secureAttribute = /;\s*secure\b/i

/** Adds the Secure attribute to Set-Cookie headers that lack it. */
export function addSecureAttribute(cookies: number | string | readonly string[]): string[] {
  return [cookies]
    .flat()
    .map((cookie) => (secureAttribute.test(String(cookie)) ? String(cookie) : `${cookie}; Secure`))
}

/** Tells whether a Cookie header may hold a session of the CMS. The value is not verified. */
export function hasSession(cookie: string | undefined): boolean {
  return cookie?.includes(sessionCookie) ?? false
}
