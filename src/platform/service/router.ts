import type { ContractAction } from './action.ts'
import type { ContractEndpoint } from './endpoint.ts'
import { problem } from './problem.ts'

/** Which methods an address takes. */
const allowed: Readonly<Record<'GET' | 'POST', readonly string[]>> = { GET: ['GET', 'HEAD'], POST: ['POST'] }

/** Answers every request to the served contract: an endpoint, or a problem that says why not. */
export function contractRouter(
  endpoints: readonly (ContractEndpoint | ContractAction)[],
): (request: Request) => Promise<Response> {
  const byPath = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]))
  return async (request) => {
    const path = new URL(request.url).pathname.replace(/\/$/, '')
    const endpoint = byPath.get(path)
    if (!endpoint)
      return problem(404, 'There is no such service here. /services/openapi.json lists those there are.')
    const methods = allowed[endpoint.method]
    if (!methods.includes(request.method)) {
      const allow = methods.join(', ')
      const use = endpoint.method === 'GET' ? 'read' : 'called'
      return problem(405, `This service is ${use} with ${allow}.`, { allow })
    }
    return endpoint.handle(request)
  }
}
