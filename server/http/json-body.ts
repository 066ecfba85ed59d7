import type { IncomingMessage } from 'node:http'
import { createDepthScan } from '#platform/service/json-depth.ts'
import { failReader } from './body-limit.ts'

/** Whether a body may be read as JSON. Forms may carry files, whose brackets mean nothing. */
function mayBeJson({ headers }: IncomingMessage): boolean {
  return !/^\s*(?:multipart\/|application\/x-www-form-urlencoded)/i.test(headers['content-type'] ?? '')
}

/**
 * Ends a body whose JSON is nested too deep before anybody parses it: readers go through it by recursion, and fail over
 * the size of their stack. Bytes are looked at where Node hands them in, as `limitBody` does.
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
