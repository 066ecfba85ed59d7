import type { ServerResponse } from 'node:http'
import { plainPolicy } from '../headers/policy.ts'
import { securityHeaders } from '../headers/security.ts'

/** Whether the process is ready, and the reasons when it is not. */
export type Readiness = { readonly ready: boolean; readonly reasons: readonly string[] }

/** Responds to a probe with uncached JSON. @returns the bytes of the body */
function sendProbe(response: ServerResponse, status: number, data: object, extraHeaders: string[]): number {
  const body = `${JSON.stringify(data)}\n`
  response.writeHead(status, [
    'Content-Type',
    'application/json',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    'no-store',
    'Content-Security-Policy',
    plainPolicy,
    ...securityHeaders,
    ...extraHeaders,
  ])
  response.end(body)
  return Buffer.byteLength(body)
}

/** Responds to `/healthz`: the process is running. */
export function sendHealth(response: ServerResponse, extraHeaders: string[]): number {
  return sendProbe(response, 200, { status: 'ok' }, extraHeaders)
}

/** Responds to `/readyz`: 200 when the process is ready, else 503 with the reasons. */
export function sendReadiness(
  response: ServerResponse,
  readiness: Readiness,
  extraHeaders: string[],
): number {
  const { ready, reasons } = readiness
  return ready
    ? sendProbe(response, 200, { status: 'ready' }, extraHeaders)
    : sendProbe(response, 503, { status: 'not ready', reasons }, extraHeaders)
}
