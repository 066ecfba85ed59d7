/**
 * Messages between processes about their caches. This file is separate from `invalidation.ts`, so that a process
 * without the CMS (the HTTP entry, the worker) does not load Payload, which takes 400 MB and over a second.
 */

/** The Postgres channel every web process listens on. */
export const invalidationChannel = 'forecourt_invalidate'

/** Tag of every cache entry. */
export const everything = 'everything'

/** Tag of entries that depend on today's date; expired at midnight in Johannesburg. */
export const day = 'day'

/** Tag of entries that depend on the part of the day; expired at dawn, in the morning, at dusk and at night. */
export const daylight = 'daylight'

/** The message on the channel. Postgres allows at most 8 000 bytes. */
export type Invalidation = { readonly tags: readonly string[] }
