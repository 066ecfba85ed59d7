import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A test server on the loopback interface. */
export type Loopback = {
  readonly url: string
  /** The requested paths with their queries, in order. */
  readonly requests: readonly string[]
  close(): Promise<void>
}

/** Serves a Node request listener on a free loopback port. */
export async function listen(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Loopback> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    listener(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

/** Serves a handler of web requests, as Next serves route handlers. */
export function serve(handle: (request: Request) => Promise<Response>): Promise<Loopback> {
  return listen(async (request, response) => {
    const address = `http://${request.headers.host}${request.url}`
    const { method = 'GET' } = request
    const body = ['GET', 'HEAD'].includes(method) ? null : await bodyOf(request)
    const result = await handle(new Request(address, { method, headers: headersOf(request), body }))
    response.writeHead(result.status, Object.fromEntries(result.headers))
    response.end(Buffer.from(await result.arrayBuffer()))
  })
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

function headersOf({ headers }: IncomingMessage): Headers {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return new Headers(pairs)
}
