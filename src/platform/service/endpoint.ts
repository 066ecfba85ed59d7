import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { log } from '../log.ts'
import { type Filter, type FilterRules, parseFilter } from './filter.ts'
import { FilterError } from './filter-error.ts'
import { problem } from './problem.ts'

/** One address of the served contract that is read. */
export type ContractEndpoint = {
  /** From the root of the site, without a slash at the end: `/services/vehicles/vehicle-models`. */
  readonly path: string
  readonly method: 'GET'
  readonly summary: string
  readonly filter: FilterRules
  readonly answer: z.ZodType
  readonly handle: (request: Request) => Promise<Response>
}

export type ContractEndpointOptions<Field extends string, Sort extends string, Schema extends z.ZodType> = {
  readonly path: string
  readonly summary: string
  readonly filter: FilterRules<Field, Sort>
  /** The shape of the answer: what is sent is checked against it, what is published is made from it. */
  readonly answer: Schema
  readonly find: (filter: Filter<Field, Sort>) => Promise<z.input<Schema>>
}

/**
 * A list that is read with a filter. What a caller gets wrong is a 400 with a sentence; what we get wrong is
 * logged and a 500 without particulars. Answers carry a tag and are checked anew at each use, so that a change
 * published is a change served.
 */
export function contractEndpoint<Field extends string, Sort extends string, Schema extends z.ZodType>({
  path,
  summary,
  filter: rules,
  answer,
  find,
}: ContractEndpointOptions<Field, Sort, Schema>): ContractEndpoint {
  async function handle(request: Request): Promise<Response> {
    try {
      const filter = parseFilter(new URL(request.url).searchParams, rules)
      return tagged(JSON.stringify(answer.parse(await find(filter))), request.headers.get('if-none-match'))
    } catch (error) {
      if (error instanceof FilterError) return problem(400, error.message)
      log.error({ err: error, path }, 'served contract failed')
      return problem(500, 'The answer could not be made. Please try again later.')
    }
  }
  return { path, method: 'GET', summary, filter: rules, answer, handle }
}

function tagged(body: string, known: string | null): Response {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { 'cache-control': 'public, max-age=0, must-revalidate', etag: tag }
  const isKnown = known?.split(',').some((each) => each.trim() === tag)
  if (isKnown) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
}
