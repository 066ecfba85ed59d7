import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { log } from '../log.ts'
import type { RateLimit } from '../rate-limit.ts'
import { BodyNotText, BodyTooLarge, readText } from './bounded-body.ts'
import { problem } from './problem.ts'

/** An endpoint of the contract that accepts a POST. */
export type ContractAction = {
  /** From the root of the site, without a slash at the end. */
  readonly path: string
  readonly method: 'POST'
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

export type ContractActionOptions<Body extends z.ZodType, Result extends z.ZodType> = {
  readonly path: string
  readonly summary: string
  /** Schema of the request body. */
  readonly body: Body
  readonly response: Result
  /** Identifies the calling program; null when it is not authorised. Called before the body is read. */
  readonly identifyCaller: (request: Request) => Promise<string | null>
  /** Limits the calls of each caller. */
  readonly limit: RateLimit
  /**
   * @param key the Idempotency-Key, or a hash of the body. It is the same when a call is repeated.
   * @throws ActionRefused to reject the request; any other error is reported as a 503.
   */
  readonly perform: (body: z.output<Body>, key: string, signal: AbortSignal) => Promise<z.input<Result>>
  /** Maximum size of the body, in bytes. */
  readonly maxBytes?: number
}

const idempotencyKey = /^[\w.:-]{8,200}$/
const timeoutMs = 25_000

/** Creates a contract action. The body is validated first, and no response repeats any of it. */
export function contractAction<Body extends z.ZodType, Result extends z.ZodType>(
  options: ContractActionOptions<Body, Result>,
): ContractAction {
  const { path, summary, body, response, identifyCaller, limit, perform, maxBytes = 100_000 } = options

  async function read(request: Request): Promise<{ value: z.output<Body>; key: string }> {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/json')
      throw new ActionRefused(415, 'This service accepts application/json only.')
    const text = await textOf(request, maxBytes)
    const parsed = body.safeParse(jsonOf(text))
    if (!parsed.success) {
      const paths = parsed.error.issues.slice(0, 10).map((issue) => issue.path.join('.') || 'the whole body')
      throw new ActionRefused(422, `Invalid or missing: ${[...new Set(paths)].join(', ')}.`)
    }
    const header = request.headers.get('idempotency-key') ?? ''
    const digest = createHash('sha256').update(text).digest('hex')
    return { value: parsed.data, key: idempotencyKey.test(header) ? header : digest }
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
      const { value, key } = await read(request)
      const result = await perform(value, key, AbortSignal.timeout(timeoutMs))
      return Response.json(response.parse(result), { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      if (error instanceof ActionRefused) return problem(error.status, error.message)
      log.error({ err: error, path }, 'contract request failed')
      return problem(503, 'The request could not be completed. Please try again later.', {
        'retry-after': '60',
      })
    }
  }
  return { path, method: 'POST', summary, body, response, handle }
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
