import { z } from 'zod'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { type DealerList, writeDealerList } from '../wire/dealer-list.ts'
import { findFinderDealer, loadDealerList } from './finder-dealers.ts'

const query = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/)
    .optional(),
})

/** The browser caches the dealers for five minutes, so that going back to the finder causes no request. */
const headers = { 'cache-control': 'public, max-age=300' }

async function load(slug: string | undefined): Promise<DealerList> {
  if (slug === undefined) return loadDealerList()
  const dealer = await findFinderDealer(slug)
  return writeDealerList(dealer ? [dealer] : [])
}

/**
 * Responds with all dealers, or with the one of a slug, as JSON (`DealerList`). A dealer that is no longer listed is an
 * empty list and not 404, which a caller could not tell from a failure. Source: requirement D-382.
 */
export async function respondWithDealers(parameters: URLSearchParams): Promise<Response> {
  const parsed = query.safeParse(Object.fromEntries(parameters))
  if (!parsed.success) return problem(400, 'Expected no query parameter, or the parameter "slug".')
  try {
    return Response.json(await load(parsed.data.slug), { headers })
  } catch (error) {
    log.error({ reason: String(error) }, 'dealer list failed')
    return problem(503, 'The dealers cannot be read at the moment.')
  }
}
