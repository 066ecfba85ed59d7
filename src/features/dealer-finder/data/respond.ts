import { z } from 'zod'
import { log } from '#platform/log.ts'
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

async function load(slug: string | undefined): Promise<DealerList | null> {
  if (slug === undefined) return loadDealerList()
  const dealer = await findFinderDealer(slug)
  return dealer && writeDealerList([dealer])
}

/** Responds with all dealers, or with the one of a slug, as JSON (`DealerList`). Source: requirement D-382. */
export async function respondWithDealers(parameters: URLSearchParams): Promise<Response> {
  const parsed = query.safeParse(Object.fromEntries(parameters))
  if (!parsed.success) return problem(400, 'Expected no query parameter, or the parameter "slug".')
  try {
    const list = await load(parsed.data.slug)
    return list ? Response.json(list, { headers }) : problem(404, 'Dealer not found.')
  } catch (error) {
    log.error({ reason: String(error) }, 'dealer list failed')
    return problem(503, 'The dealers cannot be read at the moment.')
  }
}
