import type { Language } from '#platform/i18n/languages.ts'
import { cookieValues, languageCookie, localeParameter } from '#platform/i18n/spellings.ts'

/** Lifetime of the cookie in seconds: one year. Source: requirement V-203. */
const maxAge = 365 * 24 * 60 * 60

/** Returns the cookie that stores a choice, for `document.cookie`. */
export function formatLanguageCookie(language: Language, { secure }: { secure: boolean }): string {
  const cookie = `${languageCookie}=${cookieValues[language]}; Max-Age=${maxAge}; Path=/; SameSite=Lax`
  return secure ? `${cookie}; Secure` : cookie
}

/**
 * Returns the page's plain address, because a path suffix or a query would override the cookie. Undefined when the
 * visitor is already there.
 */
export function plainAddressToOpen(current: URL, plainPath: string): string | undefined {
  if (current.pathname === plainPath && !current.searchParams.has(localeParameter)) return undefined
  const address = new URL(current)
  address.pathname = plainPath
  address.searchParams.delete(localeParameter)
  return address.href
}
