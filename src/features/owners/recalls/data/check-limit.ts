import { serviceCaller } from '#features/people/accounts/services.ts'
import { clientNetwork } from '#platform/http/client-address.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'

/** Well above what the owners in one office need, and far below what reads out our campaigns. */
const limit = createRateLimit({ max: 20, periodMs: 60_000 })

/**
 * Counts a lookup of the network of a request, by form or by contract. Returns the seconds to wait when there are too many.
 * A program with a service key is not limited.
 */
export async function limitChecks(request: Request): Promise<number | undefined> {
  const isProgram = (await serviceCaller(request)) !== null
  return isProgram ? undefined : limit(clientNetwork(request))
}
