/** What a visitor chose about cookies; the necessary ones are never a choice. */
export type CookieChoice = {
  /** The revision of the notice it answers. */
  readonly revision: number
  /** The names of the categories that are allowed beside the necessary one. */
  readonly allowed: readonly string[]
}

/** The cookie that holds the choice. */
const cookieName = 'cookie-choice'

/** How long a choice holds, in seconds: 365 days. */
const choiceHolds = 365 * 24 * 60 * 60

const stored = /^(?<revision>[1-9]\d{0,8}):(?<allowed>[a-z-]+(?:\.[a-z-]+)*)?$/

/**
 * The choice in a cookie header (or in `document.cookie`); null when there is none that can be read.
 */
export function cookieChoiceIn(cookies: string): CookieChoice | null {
  const prefix = `${cookieName}=`
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length)
  const parts = stored.exec(value ?? '')?.groups
  if (!parts) return null
  return { revision: Number(parts.revision), allowed: parts.allowed?.split('.') ?? [] }
}

/** Whether cookies of a category may be set. Without a choice only the necessary ones may. */
export function allowsCookies(choice: CookieChoice | null, category: string): boolean {
  return category === 'necessary' || (choice?.allowed.includes(category) ?? false)
}

/**
 * The cookie that keeps a choice for 365 days, on every page of this site and for nobody else.
 *
 * @param secure whether the page came over an encrypted connection
 */
export function cookieOfChoice({ revision, allowed }: CookieChoice, secure: boolean): string {
  const value = `${revision}:${allowed.filter((category) => category !== 'necessary').join('.')}`
  return `${cookieName}=${value}; Path=/; Max-Age=${choiceHolds}; SameSite=Lax${secure ? '; Secure' : ''}`
}
