/**
 * What processes say to each other about their caches. Kept apart from the code that writes it from the CMS, so
 * that a process without the CMS (the HTTP entry, the worker) does not load it: 400 MB and over a second.
 */

/** The Postgres channel every web process listens on. */
export const invalidationChannel = 'forecourt_invalidate'

/** Tag carried by everything that is cached. */
export const everything = 'everything'

/** Tag of whatever depends on today's date; expired at midnight in Johannesburg. */
export const day = 'day'

/** What travels on the channel, at most 8 000 bytes by the rules of Postgres. */
export type Invalidation = { readonly tags: readonly string[] }
