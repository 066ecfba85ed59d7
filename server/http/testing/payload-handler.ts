import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import type { NextHandler } from '../next/next-handler.ts'

/** Converts the headers of a Node request to `Headers`. */
function webHeaders({ headers }: IncomingMessage): Headers {
  return new Headers(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))
}

/** A fake of Next that handles every request with Payload's REST API. */
export function payloadHandler(payload: Payload): NextHandler {
  return async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const reply = await handleEndpoints({
      config: payload.config as SanitizedConfig,
      request: new Request(`http://${headers.host}${url}`, {
        method,
        headers: webHeaders(request),
        ...(hasBody && { body: new Uint8Array(await buffer(request)) }),
      }),
    })
    response.writeHead(reply.status, Object.fromEntries(reply.headers))
    response.end(Buffer.from(await reply.arrayBuffer()))
  }
}
