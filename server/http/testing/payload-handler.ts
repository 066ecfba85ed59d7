import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import type { NextHandler } from '../next-handler.ts'

/** Returns the headers a handler behind the entry is shown, as a web request has them. */
function webHeaders({ headers }: IncomingMessage): Headers {
  return new Headers(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))
}

/** Stands for Next: answers every request with Payload's REST interface. */
export function payloadHandler(payload: Payload): NextHandler {
  return async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const answer = await handleEndpoints({
      config: payload.config as SanitizedConfig,
      request: new Request(`http://${headers.host}${url}`, {
        method,
        headers: webHeaders(request),
        ...(hasBody && { body: new Uint8Array(await buffer(request)) }),
      }),
    })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
}
