import type { IncomingHttpHeaders } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { routerStateHeader } from './names.ts'

/**
 * Whether Next can parse the router state of a navigation. Uses Next's own parser, because Next responds with 500 when
 * it fails.
 */
export function hasReadableRouterState(headers: IncomingHttpHeaders): boolean {
  const state = headers[routerStateHeader]
  if (state === undefined) return true
  try {
    parseAndValidateFlightRouterState(state)
    return true
  } catch {
    return false
  }
}
