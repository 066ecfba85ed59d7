import type { IncomingMessage } from 'node:http'
import { createDepthScan } from '#platform/service/json-depth.ts'
import { failReader } from './body-limit.ts'

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
