import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { log } from '../process/log.ts'
import { type Filter, type FilterRules, parseFilter } from './filter.ts'
import { FilterError, quoted } from './filter-error.ts'
import { lastSegment } from './last-segment.ts'
import { problem } from './problem.ts'

/** An endpoint of the contract that is read with GET. */
export type ContractEndpoint = {
  /**
   * From the root of the site, without a slash at the end: `/services/vehicles/vehicle-models`. The last segment may be a
   * parameter: `{supplierCode}`.
   */
  readonly path: string
  readonly method: 'GET'
  readonly summary: string
  /** Whether it accepts a filter, its own parameters, or one in its path, which requires a service key unless it is public. */
  readonly input:
    | { readonly filter: FilterRules }
    | { readonly parameters: z.ZodObject }
    | { readonly pathParameter: string; readonly schema: z.ZodString; readonly isPublic?: true }
  readonly response: z.ZodType
  readonly handle: (request: Request) => Promise<Response>
}

export type ContractEndpointOptions<Field extends string, Sort extends string, Schema extends z.ZodType> = {
  readonly path: string
  readonly summary: string
  readonly filter: FilterRules<Field, Sort>
  /** Schema of the response, which validates it and is published in the OpenAPI document. */
  readonly response: Schema
  readonly find: (filter: Filter<Field, Sort>) => Promise<z.input<Schema>>
}

/**
 * Creates an endpoint for a list that accepts a filter. An invalid request gets a 400 with a message; our own errors
 * are logged and get a 500 without details. Responses have an ETag that clients revalidate on every use, so that they
 * never serve outdated data.
 */
export function contractEndpoint<Field extends string, Sort extends string, Schema extends z.ZodType>({
  path,
  summary,
  filter: rules,
  response,
  find,
}: ContractEndpointOptions<Field, Sort, Schema>): ContractEndpoint {
  const handle = handler(path, async ({ searchParams }) =>
    response.parse(await find(parseFilter(searchParams, rules))),
  )
  return { path, method: 'GET', summary, input: { filter: rules }, response, handle }
}

export type ContractQueryOptions<Parameters extends z.ZodObject, Schema extends z.ZodType> = {
  readonly path: string
  readonly summary: string
  /** Each may be given once; other parameters are rejected. Their descriptions are published. */
  readonly parameters: Parameters
  readonly response: Schema
  readonly find: (parameters: z.output<Parameters>) => Promise<z.input<Schema>>
}

/** Creates an endpoint with its own parameters instead of a filter; otherwise like `contractEndpoint`. */
export function contractQuery<Parameters extends z.ZodObject, Schema extends z.ZodType>({
  path,
  summary,
  parameters,
  response,
  find,
}: ContractQueryOptions<Parameters, Schema>): ContractEndpoint {
  const names = Object.keys(parameters.shape)
  function read(search: URLSearchParams): z.output<Parameters> {
    const requested = [...search.keys()]
    const unknown = requested.find((name) => !names.includes(name))
    if (unknown !== undefined)
      throw new FilterError(`The parameter ${quoted(unknown)} is not known, only ${names.join(', ')}.`)
    const duplicate = requested.find((name, index) => requested.indexOf(name) !== index)
    if (duplicate !== undefined) throw new FilterError(`The parameter ${duplicate} is given more than once.`)
    const parsed = parameters.safeParse(Object.fromEntries(search))
    if (parsed.success) return parsed.data
    const [invalid = ''] = parsed.error.issues.map((issue) => String(issue.path[0]))
    throw new FilterError(`The parameter ${invalid} is missing or not valid.`)
  }
  const handle = handler(path, async ({ searchParams }) => response.parse(await find(read(searchParams))))
  return { path, method: 'GET', summary, input: { parameters }, response, handle }
}

export type ContractItemOptions<Name extends string, Schema extends z.ZodType> = {
  /** From the root of the site, with the parameter as last segment. */
  readonly path: `/${string}/{${Name}}`
  readonly summary: string
  /** The parameter of the path. Its description is published. */
  readonly parameter: { readonly name: Name; readonly schema: z.ZodString }
  readonly response: Schema
  /** @throws AbsentError when there is no such item, which is a 404 */
  readonly find: (value: string) => Promise<z.input<Schema>>
}

/** There is no such item; the message is a sentence for the caller. */
export class AbsentError extends Error {}

/** Creates a public endpoint with a parameter in its path and none in its query; otherwise like `contractEndpoint`. */
export function contractItem<Name extends string, Schema extends z.ZodType>({
  path,
  summary,
  parameter,
  response,
  find,
}: ContractItemOptions<Name, Schema>): ContractEndpoint {
  const handle = handler(path, async (url) => {
    if (url.search) throw new FilterError('This service has no parameters after the question mark.')
    const parsed = parameter.schema.safeParse(lastSegment(url))
    if (!parsed.success) throw new FilterError(`The ${parameter.name} in the address is not valid.`)
    return response.parse(await find(parsed.data))
  })
  const input = { pathParameter: parameter.name, schema: parameter.schema, isPublic: true } as const
  return { path, method: 'GET', summary, input, response, handle }
}

function handler(path: string, query: (url: URL) => Promise<unknown>) {
  return async (request: Request): Promise<Response> => {
    try {
      const result = await query(new URL(request.url))
      return withETag(JSON.stringify(result), request.headers.get('if-none-match'))
    } catch (error) {
      if (error instanceof FilterError) return problem(400, error.message)
      if (error instanceof AbsentError) return problem(404, error.message)
      log.error({ err: error, path }, 'contract request failed')
      return problem(500, 'The request could not be completed. Please try again later.')
    }
  }
}

function withETag(body: string, ifNoneMatch: string | null): Response {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { 'cache-control': 'public, max-age=0, must-revalidate', etag: tag }
  const matches = ifNoneMatch?.split(',').some((each) => each.trim() === tag)
  if (matches) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
}
