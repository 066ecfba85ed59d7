import type { IncomingHttpHeaders } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { routerStateHeader } from './names.ts'

/**
 * Whether Next can read where its navigation says it comes from. Asked of Next's own reader, because it answers
 * 500 to what it cannot read.
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
