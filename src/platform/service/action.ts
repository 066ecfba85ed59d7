import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { RateLimit } from '../http/rate-limit.ts'
import { log } from '../process/log.ts'
import { BodyNotText, BodyTooLarge, readText } from './bounded-body.ts'
import { problem } from './problem.ts'

/** An endpoint of the contract that accepts a POST. */
export type ContractAction = {
  /** From the root of the site, without a slash at the end. */
  readonly path: string
  readonly method: 'POST'
  readonly mediaType: 'application/json' | 'multipart/form-data'
  readonly summary: string
  readonly body: z.ZodType
  readonly response: z.ZodType
  readonly handle: (request: Request) => Promise<Response>
}

/** Thrown to reject a well-formed request: a status of 400 to 599 and a message for the caller. */
export class ActionRefused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'ActionRefused'
    this.status = status
  }
}

/** What a request brings, once it is read. */
export type ReceivedBody<Body> = {
  readonly value: Body
  /** The Idempotency-Key, or a hash of the body. It is the same when a call is repeated. */
  readonly key: string
  /** Releases what the body holds, after the response. Never rejects. */
  readonly dispose?: () => Promise<void>
}

type CommonOptions<Result extends z.ZodType> = {
  readonly path: string
  readonly summary: string
  readonly response: Result
  /** Identifies the calling program; null when it is not authorised. Called before the body is read. */
  readonly identifyCaller: (request: Request) => Promise<string | null>
  /** Limits the calls of each caller. */
  readonly limit: RateLimit
}

/**
 * Performs a request.
 *
 * @param key the same when a call is repeated.
 * @param caller who `identifyCaller` found.
 * @throws ActionRefused to reject the request; any other error is reported as a 503.
 */
type Perform<Body, Result extends z.ZodType> = (
  body: Body,
  key: string,
  signal: AbortSignal,
  caller: string,
) => Promise<z.input<Result>>

export type ContractActionOptions<
  Body extends z.ZodType,
  Result extends z.ZodType,
> = CommonOptions<Result> & {
  /** Schema of the request body. */
  readonly body: Body
  readonly perform: Perform<z.output<Body>, Result>
  /** Maximum size of the body, in bytes. */
  readonly maxBytes?: number
}

export type BodyActionOptions<Body, Result extends z.ZodType> = CommonOptions<Result> & {
  readonly mediaType: ContractAction['mediaType']
  /** Schema of the request body, for the documentation of the contract. */
  readonly body: z.ZodType
  /** Reads and validates the body. @throws ActionRefused when it is not valid. */
  readonly read: (request: Request) => Promise<ReceivedBody<Body>>
  readonly perform: Perform<Body, Result>
}

const idempotencyKey = /^[\w.:-]{8,200}$/
const timeoutMs = 25_000

/** Returns the Idempotency-Key of a request. @param digest a hash of the body, used when there is no valid one. */
export function idempotencyKeyOf({ headers }: Pick<Request, 'headers'>, digest: string): string {
  const header = headers.get('idempotency-key') ?? ''
  return idempotencyKey.test(header) ? header : digest
}

/** Validates a value of a body. @throws ActionRefused that names the members, and none of their values. */
export function validated<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const paths = parsed.error.issues.slice(0, 10).map((issue) => issue.path.join('.') || 'the whole body')
  throw new ActionRefused(422, `Invalid or missing: ${[...new Set(paths)].join(', ')}.`)
}

/** Creates a contract action for bodies of any media type. No response repeats any of the body. */
export function bodyAction<Body, Result extends z.ZodType>(
  options: BodyActionOptions<Body, Result>,
): ContractAction {
  const { path, summary, mediaType, body, response, identifyCaller, limit, read, perform } = options

  async function respond(request: Request, caller: string): Promise<Response> {
    const { value, key, dispose } = await read(request)
    try {
      const result = await perform(value, key, AbortSignal.timeout(timeoutMs), caller)
      return Response.json(response.parse(result), { headers: { 'cache-control': 'no-store' } })
    } finally {
      await dispose?.()
    }
  }

  async function handle(request: Request): Promise<Response> {
    try {
      const caller = await identifyCaller(request)
      if (caller === null) return problem(401, 'This service is for programs with a service key.')
      const seconds = limit(caller)
      if (seconds !== undefined)
        return problem(429, 'This service key calls too often. Please wait.', {
          'retry-after': String(seconds),
        })
      return await respond(request, caller)
    } catch (error) {
      if (error instanceof ActionRefused) return problem(error.status, error.message)
      log.error({ err: error, path }, 'contract request failed')
      return problem(503, 'The request could not be completed. Please try again later.', {
        'retry-after': '60',
      })
    }
  }
  return { path, method: 'POST', mediaType, summary, body, response, handle }
}

/** Creates a contract action that accepts JSON. The body is validated first. */
export function contractAction<Body extends z.ZodType, Result extends z.ZodType>({
  maxBytes = 100_000,
  ...options
}: ContractActionOptions<Body, Result>): ContractAction {
  async function read(request: Request): Promise<ReceivedBody<z.output<Body>>> {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/json')
      throw new ActionRefused(415, 'This service accepts application/json only.')
    const text = await textOf(request, maxBytes)
    const digest = createHash('sha256').update(text).digest('hex')
    return { value: validated(options.body, jsonOf(text)), key: idempotencyKeyOf(request, digest) }
  }
  return bodyAction({ ...options, mediaType: 'application/json', read })
}

async function textOf(request: Request, maxBytes: number): Promise<string> {
  try {
    return await readText(new Response(request.body), maxBytes)
  } catch (error) {
    if (error instanceof BodyTooLarge)
      throw new ActionRefused(413, `The body is larger than ${maxBytes} bytes.`)
    if (error instanceof BodyNotText) throw new ActionRefused(400, 'The body is not UTF-8.')
    throw error
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ActionRefused(400, 'The body is not JSON.')
  }
}
