import { vi } from 'vitest'
import { createServiceClient } from '#platform/service/client.ts'
import { upstreamArticles } from './upstream.ts'

const baseUrl = 'https://articles.example.co.za/api'
export const failed = { found: false, failed: true }

export const post = (slug: string, extras: object = {}) => ({ slug, post_title: `Title ${slug}`, ...extras })
export const author = (slug: string, extras: object = {}) => ({ slug, name: `Author ${slug}`, ...extras })

type Responses = Readonly<Record<string, unknown>>

/** A source whose service responds to these paths, with 404 to others; what was requested, and what was logged. */
export function sourceOf(responses: Responses) {
  const requests: string[] = []
  const fetch = async (input: string | URL | Request) => {
    const path = String(input).slice(baseUrl.length + 1)
    requests.push(path)
    const body = responses[path]
    if (typeof body === 'number') return new Response('failed', { status: body })
    return body === undefined ? new Response('', { status: 404 }) : Response.json(body)
  }
  const log = { warn: vi.fn() }
  const service = createServiceClient({
    ...{ name: 'articles', baseUrl, retries: 0, fetch, mayLog: () => false },
    log: { warn: vi.fn() },
  })
  return { requests, log, source: upstreamArticles(service, { baseUrl, log }) }
}

/** Returns the value of a lookup. @throws Error when nothing was found */
export async function foundIn<Value>(lookup: Promise<{ found: boolean; value?: Value }>): Promise<Value> {
  const { found, value } = await lookup
  if (!found) throw new Error('Nothing was found.')
  return value as Value
}
