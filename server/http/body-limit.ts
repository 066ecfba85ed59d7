import type { IncomingMessage } from 'node:http'

/** Ends the stream for its reader alone: a connection cut while its sender is still busy loses the answer. */
export function failReader(request: IncomingMessage, reason: string): void {
  request._destroy = (error, done) => done(error)
  request.once('error', () => {})
  request.destroy(new Error(reason))
}

/**
 * Counts a body that does not announce its length. Over the limit its reader gets an error and the rest is
 * thrown away. An announced length needs no counting: Node reads exactly that much.
 *
 * The bytes are counted where Node hands them in, because listening to `data` would start the stream before
 * whoever is to read it does.
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

/** How long the rest of a refused body may take to arrive before its connection is cut, in milliseconds. */
const lingerMs = 2_000

/** Lets the sender of a refused body finish for a moment, so that it gets to read the answer. */
export function linger(request: IncomingMessage): void {
  if (request.complete) return
  request.resume()
  const { socket } = request
  const timer = setTimeout(() => {
    if (!request.complete) socket.destroy()
  }, lingerMs)
  timer.unref()
}
