import { createServer, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { AccessLog } from './access-log.ts'
import type { Refusal } from './admission.ts'
import { plainResponse } from './plain-response.ts'
import { unreadableVisit } from './visit.ts'

const headTooLarge: Refusal = {
  status: 431,
  title: 'Headers too large',
  detail:
    'Your browser sent too much data, most likely in its cookies. Clear the cookies of this site and try again.',
}
const tooSlow: Refusal = { status: 408, title: 'Too slow', detail: 'The request took too long to arrive.' }
const noProxy: Refusal = {
  status: 405,
  title: 'Method not allowed',
  detail: 'This site is not a proxy.',
  headers: { Allow: 'GET, HEAD' },
}
const notHttp: Refusal = { status: 400, title: 'Bad request', detail: 'This is not a well-formed request.' }

/** Returns the response to a request that Node could not parse; undefined when the connection is closed. */
function refusalFor(code: string | undefined): Refusal | undefined {
  if (code === 'ECONNRESET' || code === 'EPIPE') return undefined
  if (code === 'HPE_HEADER_OVERFLOW') return headTooLarge
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? tooSlow : notHttp
}

/**
 * Responds to an unparseable request directly on its socket.
 *
 * @returns the status that was sent, or undefined when the connection is closed
 */
function respondToClientError(error: NodeJS.ErrnoException, socket: Duplex): number | undefined {
  return respondOnSocket(refusalFor(error.code), socket)
}

/**
 * Refuses a CONNECT request.
 *
 * @returns the status that was sent, or undefined when the connection is closed
 */
function respondToConnect(socket: Duplex): number | undefined {
  return respondOnSocket(noProxy, socket)
}

function respondOnSocket(refusal: Refusal | undefined, socket: Duplex): number | undefined {
  if (!refusal || !socket.writable) {
    socket.destroy()
    return undefined
  }
  const { status, headers, body } = plainResponse(refusal, false)
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n`
  for (let index = 0; index < headers.length; index += 2)
    head += `${headers[index]}: ${headers[index + 1]}\r\n`
  socket.end(`${head}\r\n${body}`, () => socket.destroy())
  return status
}

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
