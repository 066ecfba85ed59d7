import type { IncomingMessage } from 'node:http'
import type { Refusal } from '../entry/admission.ts'
import { type Area, defaultBodyLimit, feedBodyLimit, receivesAttachments } from '../entry/areas.ts'

/** Minimum transfer rate and maximum duration of a request body. */
export type BodyPace = {
  /** Length of one period, in milliseconds. */
  readonly periodMs: number
  /** Bytes that must arrive in each period for the next one to begin. */
  readonly minBytes: number
  /** Maximum number of periods until the body is complete. */
  readonly maxPeriods: number
}

export type BodyPaces = {
  /** Forms and JSON. */
  readonly form: BodyPace
  /** Uploads, which may take longer while they make progress. */
  readonly upload: BodyPace
  /** Forms with files, which visitors send over mobile networks. */
  readonly attachments: BodyPace
  /** Feeds, which may wait for the database as well. */
  readonly feed: BodyPace
}

export const bodyTooSlow: Refusal = {
  status: 408,
  title: 'Too slow',
  detail: 'The request took too long to arrive. Please try again.',
  headers: { Connection: 'close' },
}

const periodMs = 20_000

/**
 * A file of 10 MB within 180 s needs 55 kB/s; the minimum rate is 3 kB/s. A form with files may
 * take ten minutes, a feed half an hour.
 */
export const bodyPaces: BodyPaces = {
  form: { periodMs, minBytes: 0, maxPeriods: 1 },
  upload: { periodMs, minBytes: 64_000, maxPeriods: 9 },
  attachments: { periodMs, minBytes: 64_000, maxPeriods: 30 },
  feed: { periodMs, minBytes: 64_000, maxPeriods: 90 },
}

/** Returns the pace for an area: areas with a larger body limit accept uploads. */
export function paceOf(area: Area, paces: BodyPaces): BodyPace {
  const { bodyLimit } = area
  if (receivesAttachments(area)) return paces.attachments
  if (bodyLimit >= feedBodyLimit) return paces.feed
  return bodyLimit > defaultBodyLimit ? paces.upload : paces.form
}

/** Tells whether a request has a body. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Tells whether Node has paused the socket because the reader is slow; the sender is not slow then. */
function isPaused(request: IncomingMessage): boolean {
  return request.readableLength >= request.readableHighWaterMark
}

/**
 * Calls `onTooSlow` once when a body does not arrive at the given pace. Bytes are counted in `push`, because listening
 * to `data` would start the stream before its reader does.
 */
export function limitBodyTime(
  request: IncomingMessage,
  { periodMs, minBytes, maxPeriods }: BodyPace,
  onTooSlow: () => void,
): void {
  if (!hasBody(request)) return
  let received = 0
  let periods = 0
  const timer = setInterval(() => {
    if (isPaused(request)) return
    periods += 1
    if (periods < maxPeriods && received >= minBytes) {
      received = 0
      return
    }
    stop()
    onTooSlow()
  }, periodMs)
  const { socket } = request
  const stop = () => {
    clearInterval(timer)
    socket.off('close', stop)
  }
  const push = request.push.bind(request)
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk === null) stop()
    else received += chunk.length
    return push(chunk, encoding)
  }
  socket.once('close', stop)
}
