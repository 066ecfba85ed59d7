import { log } from '../process/log.ts'
import { hasReachedFunction } from './server-calls.ts'

type Where = { readonly id: string; readonly routePath: string; readonly routeType: string }

/**
 * Logs an error that results in a 500 response, with the route's pattern, because its address may contain personal
 * data.
 */
export function logRequestError(error: unknown, { id, routePath, routeType }: Where): void {
  // The HTTP entry rejects a server function call that cannot be decoded.
  const isUnreadableCall = routeType === 'action' && !hasReachedFunction(id)
  log[isUnreadableCall ? 'debug' : 'error']({ err: error, id, route: routePath }, 'request failed')
}
