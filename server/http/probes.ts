import type { ServerResponse } from 'node:http'
import { plainPolicy } from './headers/policy.ts'
import { securityHeaders } from './headers/security.ts'

/** Whether the process can do its work, and if not, why. */
export type Readiness = { readonly ready: boolean; readonly reasons: readonly string[] }

/** Answers a probe; monitoring reads it, so it is JSON and never stored. Returns the bytes of its body. */
function sendProbe(response: ServerResponse, status: number, answer: object, extraHeaders: string[]): number {
  const body = `${JSON.stringify(answer)}\n`
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

/** `/healthz`: the process lives and answers. */
export function sendHealth(response: ServerResponse, extraHeaders: string[]): number {
  return sendProbe(response, 200, { status: 'ok' }, extraHeaders)
}

/** `/readyz`: 200 when it can do its work, 503 with the reasons otherwise. */
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
