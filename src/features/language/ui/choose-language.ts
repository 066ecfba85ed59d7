import type { Language } from '#platform/i18n/languages.ts'
import { cookieValues, languageCookie, localeQuery } from '#platform/i18n/spellings.ts'

/** How long a choice is kept, in seconds. Source: requirement V-203. */
const aYear = 365 * 24 * 60 * 60

/** The cookie that keeps a choice, as a page writes it. */
export function cookieOfChoice(language: Language, { secure }: { secure: boolean }): string {
  const cookie = `${languageCookie}=${cookieValues[language]}; Max-Age=${aYear}; Path=/; SameSite=Lax`
  return secure ? `${cookie}; Secure` : cookie
}

/**
 * Where a choice counts: the page's plain address, as an ending or a query would win over the cookie. Undefined when
 * the visitor is there already.
 */
export function addressOfChoice(present: URL, plainPath: string): string | undefined {
  if (present.pathname === plainPath && !present.searchParams.has(localeQuery)) return undefined
  const address = new URL(present)
  address.pathname = plainPath
  address.searchParams.delete(localeQuery)
  return address.href
}
