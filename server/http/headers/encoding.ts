import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Supported encodings, preferred first. */
const supported: readonly Encoding[] = ['br', 'gzip', 'identity']

function parseWeights(header: string): Map<string, number> {
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
  const weights = parseWeights(header)
  const weightOf = (encoding: Encoding) => {
    // Identity is acceptable unless refused, but any named encoding is preferred (RFC 9110, section 12.5.3).
    return weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0)
  }
  let best: Encoding = 'identity'
  for (const encoding of supported.toReversed()) if (weightOf(encoding) >= weightOf(best)) best = encoding
  return weightOf(best) > 0 ? best : 'identity'
}

/** Returns the Accept-Encoding of a request; Node joins repeated headers. */
export function acceptedEncodings(request: IncomingMessage): string | undefined {
  return request.headers['accept-encoding']?.toString()
}

/** Caches results, because browsers send very few different headers. */
const cache = new LRUCache<string, Encoding>({ max: 200 })

/** Chooses the encoding of a response: highest weight, then our preference; identity when none is acceptable. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  let encoding = cache.get(header)
  if (!encoding) {
    encoding = choose(header)
    cache.set(header, encoding)
  }
  return encoding
}
