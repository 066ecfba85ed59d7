import { STATUS_CODES } from 'node:http'
import { z } from 'zod'

/** The body of an error response of an API. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string().describe('The name of the status'),
  status: z.int().min(400).max(599),
  detail: z.string().describe('One sentence: what is wrong and, where we know it, what would be right'),
})

export const problemMediaType = 'application/problem+json'

/**
 * Creates an error response that is never cached.
 *
 * @param detail one sentence for the caller, without internal details.
 * Source: RFC 9457.
 */
export function problem(status: number, detail: string, headers: Record<string, string> = {}): Response {
  const body: z.infer<typeof problemSchema> = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': problemMediaType, 'cache-control': 'no-store', ...headers },
  })
}
