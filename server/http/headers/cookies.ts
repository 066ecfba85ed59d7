import { sessionCookie } from '#platform/payload-internals/names.ts'

const secure = /;\s*secure\b/i

/** Set-Cookie headers of an encrypted connection: none of them may travel over a plain one later. */
export function secured(cookies: number | string | readonly string[]): string[] {
  return [cookies]
    .flat()
    .map((cookie) => (secure.test(String(cookie)) ? String(cookie) : `${cookie}; Secure`))
}

/** Tells whether a Cookie header may hold a session of the CMS. The value is not verified. */
export function hasSession(cookie: string | undefined): boolean {
  return cookie?.includes(sessionCookie) ?? false
}
