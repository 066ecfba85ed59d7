import { createServer, type Server } from 'node:http'
import type { AccessLog } from './access-log.ts'
import { answerClientError, answerConnect } from './client-error.ts'
import { unreadableVisit } from './visit.ts'

/** What Node allows for the request line and all headers together, in bytes. */
const longestHead = 16_384

/** Milliseconds. */
export type Timeouts = {
  readonly headersTimeout: number
  /** For the whole request: ten megabytes over a slow line. */
  readonly requestTimeout: number
  readonly connectionsCheckingInterval: number
}

const usualTimeouts: Timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
}

/** Longer than a proxy keeps its idle connections, so that the proxy is the one to close them. */
const keepAliveTimeout = 65_000

/** A server with limits on how much and how slowly it is asked; what cannot be read is answered and logged. */
export function createHttpServer(accessLog: AccessLog, timeouts: Timeouts = usualTimeouts): Server {
  const server = createServer({ maxHeaderSize: longestHead, keepAliveTimeout, ...timeouts })
  const record = (status: number | undefined) => {
    if (status !== undefined) accessLog.record(unreadableVisit(), { status, bytes: 0 })
  }
  server.on('clientError', (error, socket) => record(answerClientError(error, socket)))
  server.on('connect', (_, socket) => {
    socket.on('error', () => {})
    record(answerConnect(socket))
  })
  return server
}
