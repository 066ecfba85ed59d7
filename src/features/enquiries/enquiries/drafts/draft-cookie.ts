import { draftLifetimeMs } from './stored-drafts.ts'

/** Holds the secret of one draft; each draft has a cookie of its own, sent to the path of the draft alone. */
export const draftCookie = 'form-draft'

/** The Set-Cookie header for a draft. The HTTP entry adds `Secure` on encrypted connections. */
export function draftCookieHeader(secret: string, path: string): string {
  return `${draftCookie}=${secret}; Path=${path}; Max-Age=${draftLifetimeMs / 1_000}; HttpOnly; SameSite=Lax`
}
