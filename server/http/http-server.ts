import { createServer, type Server } from 'node:http'
import type { AccessLog } from './access-log.ts'
import { respondToClientError, respondToConnect } from './client-error.ts'
import { unreadableVisit } from './visit.ts'

/** Maximum size of the request line and all headers, in bytes. */
const maxHeaderSize = 16_384

/** Timeouts of a request, in milliseconds. */
export type Timeouts = {
  readonly headersTimeout: number
  /** For the whole request, long enough for a feed; `limitBodyTime` is stricter for all other requests. */
  readonly requestTimeout: number
  readonly connectionsCheckingInterval: number
}

const defaultTimeouts: Timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 1_800_000,
  connectionsCheckingInterval: 5_000,
}

/** Longer than the keep-alive of proxies, so that the proxy closes idle connections first. Milliseconds. */
const keepAliveTimeout = 65_000

/** Creates a server with limits on header size and duration. Unparseable requests get a response and a log line. */
export function createHttpServer(accessLog: AccessLog, timeouts: Timeouts = defaultTimeouts): Server {
  const server = createServer({ maxHeaderSize, keepAliveTimeout, ...timeouts })
  const record = (status: number | undefined) => {
    if (status !== undefined) accessLog.record(unreadableVisit(), { status, bytes: 0 })
  }
  server.on('clientError', (error, socket) => record(respondToClientError(error, socket)))
  server.on('connect', (_, socket) => {
    socket.on('error', () => {})
    record(respondToConnect(socket))
  })
  return server
}
