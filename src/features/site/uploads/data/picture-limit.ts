import { createConcurrencyLimit } from '#platform/process/concurrency-limit.ts'

/** Pictures of visitors that are decoded at once: each takes some 90 MB. The limit of form checks bounds the queue. */
export const pictureLimit = createConcurrencyLimit({ maxRunning: 1, maxWaiting: Number.POSITIVE_INFINITY })

/** Thumbnails that are created at once: staff do not wait for the forms of visitors. */
export const thumbnailLimit = createConcurrencyLimit({ maxRunning: 1, maxWaiting: Number.POSITIVE_INFINITY })
