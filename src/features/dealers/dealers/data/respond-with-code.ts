import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { isDealerSlug } from '../rules/dealer-slug.ts'
import { findDealer } from './cached.ts'

const headers = { 'cache-control': 'no-store' }

/**
 * Responds with the supplier code of the dealer with a slug; null when there is none. A browser stores only the slug of the
 * preferred dealer, and the code may change.
 *
 * Source: requirements C-045 and C-373.
 */
export async function respondWithDealerCode(query: URLSearchParams): Promise<Response> {
  const slug = query.get('slug') ?? ''
  if (!isDealerSlug(slug)) return problem(400, 'The parameter slug must be that of a dealer.')
  try {
    const dealer = await findDealer(slug)
    return Response.json({ code: dealer?.supplierCode ?? null }, { headers })
  } catch (error) {
    log.error({ reason: String(error) }, 'dealer code lookup failed')
    return problem(503, 'The dealer cannot be read at the moment.')
  }
}
