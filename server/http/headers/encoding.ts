import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** In the order in which we like to send them. */
const offered: readonly Encoding[] = ['br', 'gzip', 'identity']

function weights(header: string): Map<string, number> {
  const result = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.slice(2))
    result.set(name === 'x-gzip' ? 'gzip' : name, Number.isNaN(weight) ? 0 : weight)
  }
  return result
}

function choose(header: string): Encoding {
  const given = weights(header)
  const weightOf = (encoding: Encoding) => {
    // Uncompressed is always acceptable unless refused, but what is named is preferred to it (RFC 9110, 12.5.3).
    return given.get(encoding) ?? given.get('*') ?? (encoding === 'identity' ? 0.0001 : 0)
  }
  let best: Encoding = 'identity'
  for (const encoding of offered.toReversed()) if (weightOf(encoding) >= weightOf(best)) best = encoding
  return weightOf(best) > 0 ? best : 'identity'
}

/** A request's Accept-Encoding; Node joins repeated ones. */
export function acceptedEncodings(request: IncomingMessage): string | undefined {
  return request.headers['accept-encoding']?.toString()
}

/** Browsers send very few different headers, all the time. */
const remembered = new LRUCache<string, Encoding>({ max: 200 })

/** The encoding to answer with: the highest weight wins, ours among equals; uncompressed when nothing fits. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  let encoding = remembered.get(header)
  if (!encoding) {
    encoding = choose(header)
    remembered.set(header, encoding)
  }
  return encoding
}
