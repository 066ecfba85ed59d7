const secure = /;\s*secure\b/i

/** Set-Cookie headers of an encrypted connection: none of them may travel over a plain one later. */
export function secured(cookies: number | string | readonly string[]): string[] {
  return [cookies]
    .flat()
    .map((cookie) => (secure.test(String(cookie)) ? String(cookie) : `${cookie}; Secure`))
}
