import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { readSearch } from '../rules/search-query.ts'
import { loadSearch } from './load-search.ts'

/**
 * Responds with a page of the search as JSON (`FoundVehicles`). Invalid parameters are ignored, as in the address of the
 * page; every value that is read is bounded.
 */
export async function respondWithUsedVehicles(parameters: URLSearchParams): Promise<Response> {
  try {
    const view = parameters.get('view') === 'map' ? 'map' : 'list'
    const { found } = await loadSearch(readSearch(parameters), view)
    return Response.json(found, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log.error({ reason: String(error) }, 'used vehicle search failed')
    return problem(503, 'The used vehicles cannot be searched at the moment.')
  }
}
