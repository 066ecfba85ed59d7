import type { z } from 'zod'
import type { RateLimit } from '../http/rate-limit.ts'
import { log } from '../process/log.ts'
import type { ContractEndpoint } from './endpoint.ts'
import { lastSegment } from './last-segment.ts'
import { problem } from './problem.ts'

export type ContractResourceOptions<Name extends string, Schema extends z.ZodType> = {
  /** From the root of the site, with the parameter as last segment: `/services/backend/stock/{supplierCode}`. */
  readonly path: `/${string}/{${Name}}`
  readonly summary: string
  /** The parameter of the path. Its description is published. */
  readonly parameter: { readonly name: Name; readonly schema: z.ZodString }
  readonly response: Schema
  /** Identifies the calling program; null when it is not authorised. */
  readonly identifyCaller: (request: Request) => Promise<string | null>
  /** Limits the calls of each caller. */
  readonly limit: RateLimit
  readonly find: (value: string) => Promise<z.input<Schema>>
}

/**
 * Creates an endpoint that is read with GET, has a parameter in its path, and requires a service key. Its responses are
 * not public, so no cache stores them.
 */
export function contractResource<Name extends string, Schema extends z.ZodType>({
  path,
  summary,
  parameter,
  response,
  identifyCaller,
  limit,
  find,
}: ContractResourceOptions<Name, Schema>): ContractEndpoint {
  async function handle(request: Request): Promise<Response> {
    try {
      const caller = await identifyCaller(request)
      if (caller === null) return problem(401, 'This service is for programs with a service key.')
      const seconds = limit(caller)
      if (seconds !== undefined)
        return problem(429, 'This service key calls too often. Please wait.', {
          'retry-after': String(seconds),
        })
      const parsed = parameter.schema.safeParse(lastSegment(new URL(request.url)))
      if (!parsed.success) return problem(400, `The ${parameter.name} in the address is not valid.`)
      const result = response.parse(await find(parsed.data))
      return Response.json(result, { headers: { 'cache-control': 'private, no-store' } })
    } catch (error) {
      log.error({ err: error, path }, 'contract request failed')
      return problem(500, 'The request could not be completed. Please try again later.')
    }
  }
  const input = { pathParameter: parameter.name, schema: parameter.schema }
  return { path, method: 'GET', summary, input, response, handle }
}
