import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { log } from '../log.ts'
import type { RateLimit } from '../rate-limit.ts'
import { BodyNotText, BodyTooLarge, readText } from './bounded-body.ts'
import { problem } from './problem.ts'

/** One address of the served contract that takes something. */
export type ContractAction = {
  /** From the root of the site, without a slash at the end. */
  readonly path: string
  readonly method: 'POST'
  readonly summary: string
  readonly body: z.ZodType
  readonly answer: z.ZodType
  readonly handle: (request: Request) => Promise<Response>
}

/** Why something well-formed is not taken, as a caller is told: a status of 400 to 599 and a sentence. */
export class ActionRefused extends Error {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.name = 'ActionRefused'
    this.status = status
  }
}

export type ContractActionOptions<Body extends z.ZodType, Answer extends z.ZodType> = {
  readonly path: string
  readonly summary: string
  /** What is taken. */
  readonly body: Body
  readonly answer: Answer
  /** Identifies the program that calls; null when it may not. Called before the body is read. */
  readonly callerOf: (request: Request) => Promise<string | null>
  /** Counts the calls of one caller. */
  readonly limit: RateLimit
  /**
   * @param key of the call: its Idempotency-Key, or a digest of its body. The same call made twice has the same.
   * @throws ActionRefused for what is not taken; anything else is a failure of ours.
   */
  readonly perform: (body: z.output<Body>, key: string, signal: AbortSignal) => Promise<z.input<Answer>>
  /** Bytes. */
  readonly maxBytes?: number
}

const idempotencyKey = /^[\w.:-]{8,200}$/
const withinMs = 25_000

/** What a caller sends, checked before anything is done with it. No answer repeats what was sent. */
export function contractAction<Body extends z.ZodType, Answer extends z.ZodType>(
  options: ContractActionOptions<Body, Answer>,
): ContractAction {
  const { path, summary, body, answer, callerOf, limit, perform, maxBytes = 100_000 } = options

  async function read(request: Request): Promise<{ value: z.output<Body>; key: string }> {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/json') throw new ActionRefused(415, 'This service takes application/json.')
    const text = await textOf(request, maxBytes)
    const parsed = body.safeParse(jsonOf(text))
    if (!parsed.success) {
      const places = parsed.error.issues.slice(0, 10).map((issue) => issue.path.join('.') || 'the whole')
      throw new ActionRefused(422, `Not as this service takes it: ${[...new Set(places)].join(', ')}.`)
    }
    const named = request.headers.get('idempotency-key') ?? ''
    const digest = createHash('sha256').update(text).digest('hex')
    return { value: parsed.data, key: idempotencyKey.test(named) ? named : digest }
  }

  async function handle(request: Request): Promise<Response> {
    try {
      const caller = await callerOf(request)
      if (caller === null) return problem(401, 'This service is for programs with a service key.')
      const seconds = limit(caller)
      if (seconds !== undefined)
        return problem(429, 'This service key calls too often. Please wait.', {
          'retry-after': String(seconds),
        })
      const { value, key } = await read(request)
      const result = await perform(value, key, AbortSignal.timeout(withinMs))
      return Response.json(answer.parse(result), { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      if (error instanceof ActionRefused) return problem(error.status, error.message)
      log.error({ err: error, path }, 'served contract failed')
      return problem(503, 'It could not be taken. Please try again later.', { 'retry-after': '60' })
    }
  }
  return { path, method: 'POST', summary, body, answer, handle }
}

async function textOf(request: Request, maxBytes: number): Promise<string> {
  try {
    return await readText(new Response(request.body), maxBytes)
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new ActionRefused(413, `At most ${maxBytes} bytes are taken.`)
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
