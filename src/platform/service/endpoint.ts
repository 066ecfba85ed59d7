import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { log } from '../log.ts'
import { type Filter, type FilterRules, parseFilter } from './filter.ts'
import { FilterError, quoted } from './filter-error.ts'
import { problem } from './problem.ts'

/** One address of the served contract that is read. */
export type ContractEndpoint = {
  /** From the root of the site, without a slash at the end: `/services/vehicles/vehicle-models`. */
  readonly path: string
  readonly method: 'GET'
  readonly summary: string
  /** How it is asked: with a filter, or with parameters of its own. */
  readonly asks: { readonly filter: FilterRules } | { readonly parameters: z.ZodObject }
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
  const handle = answering(path, async (search) => answer.parse(await find(parseFilter(search, rules))))
  return { path, method: 'GET', summary, asks: { filter: rules }, answer, handle }
}

export type ContractQuestionOptions<Parameters extends z.ZodObject, Schema extends z.ZodType> = {
  readonly path: string
  readonly summary: string
  /** Each once; what is not named here is refused. Their descriptions tell the caller what would be right. */
  readonly parameters: Parameters
  readonly answer: Schema
  readonly find: (parameters: z.output<Parameters>) => Promise<z.input<Schema>>
}

/** What is read with parameters of its own instead of a filter; otherwise the same. */
export function contractQuestion<Parameters extends z.ZodObject, Schema extends z.ZodType>({
  path,
  summary,
  parameters,
  answer,
  find,
}: ContractQuestionOptions<Parameters, Schema>): ContractEndpoint {
  const names = Object.keys(parameters.shape)
  function read(search: URLSearchParams): z.output<Parameters> {
    const asked = [...search.keys()]
    const stranger = asked.find((name) => !names.includes(name))
    if (stranger !== undefined)
      throw new FilterError(`The parameter ${quoted(stranger)} is not known, only ${names.join(', ')}.`)
    const twice = asked.find((name, index) => asked.indexOf(name) !== index)
    if (twice !== undefined) throw new FilterError(`The parameter ${twice} is given more than once.`)
    const parsed = parameters.safeParse(Object.fromEntries(search))
    if (parsed.success) return parsed.data
    const [wrong = ''] = parsed.error.issues.map((issue) => String(issue.path[0]))
    throw new FilterError(`The parameter ${wrong} is missing, or not as this service reads it.`)
  }
  const handle = answering(path, async (search) => answer.parse(await find(read(search))))
  return { path, method: 'GET', summary, asks: { parameters }, answer, handle }
}

function answering(path: string, make: (search: URLSearchParams) => Promise<unknown>) {
  return async (request: Request): Promise<Response> => {
    try {
      const made = await make(new URL(request.url).searchParams)
      return tagged(JSON.stringify(made), request.headers.get('if-none-match'))
    } catch (error) {
      if (error instanceof FilterError) return problem(400, error.message)
      log.error({ err: error, path }, 'served contract failed')
      return problem(500, 'The answer could not be made. Please try again later.')
    }
  }
}

function tagged(body: string, known: string | null): Response {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { 'cache-control': 'public, max-age=0, must-revalidate', etag: tag }
  const isKnown = known?.split(',').some((each) => each.trim() === tag)
  if (isKnown) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
}
