import type { ContractEndpoint } from './endpoint.ts'
import { problem } from './problem.ts'

const allowed = 'GET, HEAD'

/** Answers every request below /services: an endpoint, or a problem that says why not. */
export function contractRouter(
  endpoints: readonly ContractEndpoint[],
): (request: Request) => Promise<Response> {
  const byPath = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]))
  return async (request) => {
    const path = new URL(request.url).pathname.replace(/\/$/, '')
    const endpoint = byPath.get(path)
    if (!endpoint)
      return problem(404, 'There is no such service here. /services/openapi.json lists those there are.')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problem(405, `This service is read with ${allowed}.`, { allow: allowed })
    }
    return endpoint.handle(request)
  }
}
