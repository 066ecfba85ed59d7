import { createRateLimit } from '#platform/http/rate-limit.ts'

/** Limits the calls of one service key to all services. Ten a second is several times a national campaign. */
export const limit = createRateLimit({ max: 600, periodMs: 60_000 })
