/** The time of every journey, on the server and in the browser: the day the content was written. */
export const PINNED_CLOCK = '2026-11-20T08:00:00+02:00'

/** The password of the first administrator, passed in the environment. */
export const ADMIN_PASSWORD = 'a-password-for-tests-only'
