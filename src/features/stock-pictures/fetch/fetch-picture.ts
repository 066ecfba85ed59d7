import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { checkedLookup, closedAddress } from './checked-lookup.ts'
import type { FetchRule } from './fetch-rule.ts'
import { PictureProblem } from './picture-problem.ts'

/** Size of a file in bytes. */
const maxBytes = 15_000_000
/** All redirects together, in milliseconds. */
const maxMs = 20_000
const maxRedirects = 3
/** Connections to one host: suppliers have thousands of pictures on one. */
const connectionsPerHost = 4

const redirects = new Set([301, 302, 303, 307, 308])

export type PictureFetcher = {
  /**
   * Returns the bytes at an address.
   *
   * @throws PictureProblem when there are none, too many, or too late; the signal's reason when it is aborted.
   */
  fetch(address: string, signal: AbortSignal): Promise<Buffer>
  close(): void
}

/** Opens connections that are checked against the rule: at first, and for every redirect. */
export function createPictureFetcher(rule: FetchRule, { timeoutMs = maxMs } = {}): PictureFetcher {
  const pool = { keepAlive: true, maxSockets: connectionsPerHost, lookup: checkedLookup(rule) }
  const agents = { 'http:': new http.Agent(pool), 'https:': new https.Agent(pool) }

  /** The first response that is no redirect. */
  const open = async (address: string, signal: AbortSignal): Promise<IncomingMessage> => {
    let url = checkedUrl(address, rule)
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const response = await request(url, agents, signal)
      const { statusCode = 0, headers } = response
      if (!redirects.has(statusCode)) return response
      response.destroy()
      url = checkedUrl(new URL(headers.location ?? '', url).href, rule)
    }
    throw new PictureProblem('is behind too many redirects')
  }

  return {
    async fetch(address, signal) {
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        return await bodyOf(await open(address, AbortSignal.any([signal, timeout])))
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof PictureProblem) throw error
        if (timeout.aborted)
          throw new PictureProblem(`did not arrive within ${timeoutMs / 1_000} s`, { isOfHost: true })
        throw new PictureProblem('could not be fetched from its host', { isOfHost: true })
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

/** Connections to a numeric address skip the lookup, so it is checked here. */
function checkedUrl(address: string, rule: FetchRule): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new PictureProblem('has no address on the web')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !rule.isAllowedAddress(host)) throw new PictureProblem(closedAddress)
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (!rule.isAllowedPort(port)) throw new PictureProblem(`is at port ${port}, which is not one of the web`)
  return url
}

function request(
  url: URL,
  agents: Readonly<Record<string, http.Agent>>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http
  const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg', 'accept-encoding': 'identity' }
  return new Promise((resolve, reject) => {
    get(url, { agent: agents[url.protocol], headers, signal }, resolve).on('error', reject)
  })
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const { statusCode = 0, headers } = response
  try {
    if (statusCode !== 200)
      throw new PictureProblem(`was answered with status ${statusCode}`, { isOfHost: statusCode >= 500 })
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge()
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    // What was read to its end goes back to the pool; the rest of anything else is not read.
    if (!response.complete) response.destroy()
  }
}

const tooLarge = () => new PictureProblem(`has more than ${maxBytes / 1_000_000} MB`)
