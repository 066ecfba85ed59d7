/*
 * Undocumented names that Payload may change. `assumptions.test.ts` compares each with the installed version. This file
 * contains only constants, because the HTTP entry and the admin's views read them without the CMS.
 */

/** Session cookie of a signed-in user: Payload's default `cookiePrefix` and `-token`. */
export const sessionCookie = 'payload-token'

/** Slug of the admin's dialog for an editor whose lock another editor took over. */
export const takeOverDialog = 'document-take-over'

/** Payload's internal collections. */
export const internalCollections = {
  jobs: 'payload-jobs',
  keyValue: 'payload-kv',
  lockedDocuments: 'payload-locked-documents',
  migrations: 'payload-migrations',
  preferences: 'payload-preferences',
} as const

/** Routes of the job collection with which any signed-in user could run jobs. */
export const jobRoutes: readonly string[] = ['/run', '/handle-schedules']

/** Request headers that override the method of a POST; the first that is set wins. */
export const methodOverrideHeaders = ['x-payload-http-method-override', 'x-http-method-override'] as const

/** Class of the sign-in form, whose "forgot password" link `cms/admin/admin.css` hides. */
export const signInFormClass = 'login__form'
