import type { ContractAction } from './action.ts'
import type { ContractEndpoint } from './endpoint.ts'
import { problem } from './problem.ts'

/** Accepted methods by the method of the endpoint. */
const allowed: Readonly<Record<'GET' | 'POST', readonly string[]>> = { GET: ['GET', 'HEAD'], POST: ['POST'] }

/** Creates the handler of all requests to the contract: calls the endpoint, or returns a problem response. */
export function contractRouter(
  endpoints: readonly (ContractEndpoint | ContractAction)[],
): (request: Request) => Promise<Response> {
  const byPath = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]))
  const withParameter = endpoints.filter((endpoint) => endpoint.path.endsWith('}'))
  const byFolder = new Map(withParameter.map((endpoint) => [folderOf(endpoint.path), endpoint]))
  return async (request) => {
    const path = new URL(request.url).pathname.replace(/\/$/, '')
    const endpoint = byPath.get(path) ?? byFolder.get(folderOf(path))
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

/** Everything before the last segment of a path. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
