import type { IncomingMessage } from 'node:http'
import { createDepthScan } from '#platform/service/json-depth.ts'

/** Tells whether a body may be read as JSON. Forms are excluded, because their files may contain brackets. */
function mayBeJson({ headers }: IncomingMessage): boolean {
  return !/^\s*(?:multipart\/|application\/x-www-form-urlencoded)/i.test(headers['content-type'] ?? '')
}

/**
 * Fails a body whose JSON is nested too deep before it is parsed, because recursive readers would overflow the stack.
 * Bytes are scanned in `push`, as in `limitBody`.
 */
export function limitJsonDepth(request: IncomingMessage, onExceeded: () => void): void {
  if (!mayBeJson(request)) return
  const push = request.push.bind(request)
  const isWithin = createDepthScan()
  let exceeded = false
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (exceeded) return true
    if (chunk === null || isWithin(chunk)) return push(chunk, encoding)
    exceeded = true
    onExceeded()
    failReader(request, 'The body is nested too deeply.')
    return true
  }
}

/** Fails the request stream for its reader, but keeps the connection open so that the client can receive a response. */
export function failReader(request: IncomingMessage, reason: string): void {
  request._destroy = (error, done) => done(error)
  request.once('error', () => {})
  request.destroy(new Error(reason))
}

/**
 * Limits a body without Content-Length, in bytes. Over the limit its reader gets an error and the rest is discarded.
 * With Content-Length Node itself reads no more.
 *
 * Bytes are counted in `push`, because listening to `data` would start the stream before its reader does.
 */
export function limitBody(request: IncomingMessage, limit: number, onExceeded: () => void): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const push = request.push.bind(request)
  let received = 0
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (received > limit) return true
    if (chunk === null) return push(null)
    received += chunk.length
    if (received <= limit) return push(chunk, encoding)
    onExceeded()
    failReader(request, 'The body is over the limit.')
    return true
  }
}

/** Time for the rest of a refused body to arrive before the connection is closed, in milliseconds. */
const lingerMs = 2_000

/** Reads the rest of a refused body for a moment, so that the client can receive the response. */
export function linger(request: IncomingMessage): void {
  if (request.complete) return
  request.resume()
  const { socket } = request
  const timer = setTimeout(() => {
    if (!request.complete) socket.destroy()
  }, lingerMs)
  timer.unref()
}
