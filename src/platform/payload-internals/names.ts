/*
 * Names that Payload does not document and may change. `assumptions.test.ts` compares each with the installed version.
 * Pure constants: the HTTP entry, which does not load the CMS, and the admin's views read them too.
 */

/** Cookie with the session of a signed-in person: Payload's default `cookiePrefix` and `-token`. */
export const sessionCookie = 'payload-token'

/** Slug of the admin's dialog for an editor whose lock somebody took over. */
export const takeOverDialog = 'document-take-over'

/** Collections that Payload adds for itself. */
export const ownCollections = {
  jobs: 'payload-jobs',
  keyValue: 'payload-kv',
  lockedDocuments: 'payload-locked-documents',
  migrations: 'payload-migrations',
  preferences: 'payload-preferences',
} as const

/** Routes below the collection of jobs by which whoever is signed in could run them. */
export const jobRoutes: readonly string[] = ['/run', '/handle-schedules']

/** Request headers by which a POST asks to be treated as another method, the first that is set wins. */
export const methodOverrideHeaders = ['x-payload-http-method-override', 'x-http-method-override'] as const

/** Class of the form to sign in, whose link to the page for a lost password `cms/admin/admin.css` hides. */
export const signInFormClass = 'login__form'
