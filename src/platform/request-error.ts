import { log } from './log.ts'
import { hasReachedFunction } from './server-calls.ts'

type Where = { readonly id: string; readonly routePath: string; readonly routeType: string }

/** Logs an error that Next answers with 500, by the route's pattern: its address may name a person. */
export function logRequestError(error: unknown, { id, routePath, routeType }: Where): void {
  // A call of a server function that could not be read is refused by the HTTP entry.
  const isUnreadableCall = routeType === 'action' && !hasReachedFunction(id)
  log[isUnreadableCall ? 'debug' : 'error']({ err: error, id, route: routePath }, 'request failed')
}
