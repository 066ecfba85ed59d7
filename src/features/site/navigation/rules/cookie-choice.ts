/** A visitor's cookie choice. Necessary cookies are always allowed. */
export type CookieChoice = {
  /** Revision of the cookie notice to which the choice applies. */
  readonly revision: number
  /** Names of the allowed categories, except `necessary`. */
  readonly allowed: readonly string[]
}

/** Cookie with the visitor's choice. */
const cookieName = 'cookie-choice'

/** Seconds; 365 days. */
const maxAge = 365 * 24 * 60 * 60

const valuePattern = /^(?<revision>[1-9]\d{0,8}):(?<allowed>[a-z-]+(?:\.[a-z-]+)*)?$/

/** Parses the choice in a Cookie header or `document.cookie`; null when it is missing or invalid. */
export function parseChoiceCookie(cookies: string): CookieChoice | null {
  const prefix = `${cookieName}=`
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length)
  const parts = valuePattern.exec(value ?? '')?.groups
  if (!parts) return null
  return { revision: Number(parts.revision), allowed: parts.allowed?.split('.') ?? [] }
}

/** Returns whether cookies of a category may be set. Without a choice only necessary ones may. */
export function allowsCookies(choice: CookieChoice | null, category: string): boolean {
  return category === 'necessary' || (choice?.allowed.includes(category) ?? false)
}

/**
 * Formats the cookie of a choice, valid for 365 days on every page of this site.
 *
 * @param secure true for a page loaded over HTTPS
 */
export function formatChoiceCookie({ revision, allowed }: CookieChoice, secure: boolean): string {
  const value = `${revision}:${allowed.filter((category) => category !== 'necessary').join('.')}`
  return `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`
}
