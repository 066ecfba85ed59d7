import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { checkedLookup, closedAddress } from './checked-lookup.ts'
import { FetchProblem } from './fetch-problem.ts'
import type { FetchRule } from './fetch-rule.ts'

const maxRedirects = 3
/** Connections to one host: suppliers have thousands of files on one. */
const connectionsPerHost = 4

const redirects = new Set([301, 302, 303, 307, 308])

/** What is fetched, and its limits. */
export type FetchOptions = {
  /** The value of the header `accept`. */
  readonly accept: string
  readonly maxBytes: number
  /** For all redirects together, in milliseconds. */
  readonly timeoutMs: number
}

export type FetchedFile = {
  readonly bytes: Buffer
  /** The header `content-type`; empty without one. */
  readonly contentType: string
}

export type OutsideFetcher = {
  /**
   * Returns the file at an address.
   *
   * @throws FetchProblem when there is none, or it is too large or too late; the signal's reason when it is aborted.
   */
  fetch(address: string, signal: AbortSignal): Promise<FetchedFile>
  close(): void
}

/** Opens connections that are checked against the rule: at first, and for every redirect. */
export function createOutsideFetcher(
  rule: FetchRule,
  { accept, maxBytes, timeoutMs }: FetchOptions,
): OutsideFetcher {
  const pool = { keepAlive: true, maxSockets: connectionsPerHost, lookup: checkedLookup(rule) }
  const agents = { 'http:': new http.Agent(pool), 'https:': new https.Agent(pool) }

  /** The first response that is no redirect. */
  const open = async (address: string, signal: AbortSignal): Promise<IncomingMessage> => {
    let url = checkedUrl(address, rule)
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const response = await request(url, { agents, accept, signal })
      const { statusCode = 0, headers } = response
      if (!redirects.has(statusCode)) return response
      response.destroy()
      url = checkedUrl(new URL(headers.location ?? '', url).href, rule)
    }
    throw new FetchProblem('is behind too many redirects')
  }

  return {
    async fetch(address, signal) {
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        const response = await open(address, AbortSignal.any([signal, timeout]))
        return {
          bytes: await bodyOf(response, maxBytes),
          contentType: response.headers['content-type'] ?? '',
        }
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof FetchProblem) throw error
        if (timeout.aborted)
          throw new FetchProblem(`did not arrive within ${timeoutMs / 1_000} s`, { isOfHost: true })
        throw new FetchProblem('could not be fetched from its host', { isOfHost: true })
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
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchProblem('has no address on the web')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !rule.isAllowedAddress(host)) throw new FetchProblem(closedAddress)
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (!rule.isAllowedPort(port)) throw new FetchProblem(`is at port ${port}, which is not one of the web`)
  return url
}

type RequestOptions = {
  readonly agents: Readonly<Record<string, http.Agent>>
  readonly accept: string
  readonly signal: AbortSignal
}

function request(url: URL, { agents, accept, signal }: RequestOptions): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http
  const headers = { accept, 'accept-encoding': 'identity' }
  return new Promise((resolve, reject) => {
    get(url, { agent: agents[url.protocol], headers, signal }, resolve).on('error', reject)
  })
}

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { statusCode = 0, headers } = response
  try {
    if (statusCode !== 200)
      throw new FetchProblem(`was answered with status ${statusCode}`, { isOfHost: statusCode >= 500 })
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    // What was read to its end goes back to the pool; the rest of anything else is not read.
    if (!response.complete) response.destroy()
  }
}

const tooLarge = (maxBytes: number) => new FetchProblem(`has more than ${maxBytes / 1_000_000} MB`)
