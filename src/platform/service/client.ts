import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import { log as productLog } from '../process/log.ts'
import { BodyNotText, BodyTooLarge, readText } from './bounded-body.ts'
import { ServiceFailure, type ServiceFailureKind } from './failure.ts'
import { mayLogHourly } from './log-limit.ts'
import { isTransient, retryDelay } from './retry.ts'

export type ServiceClientOptions = {
  /** Name of the service in logs and messages: `vehicles`. */
  readonly name: string
  /** Without a trailing slash. Never shown to a visitor. */
  readonly baseUrl: string
  /** For each attempt, from the connection to the last byte. */
  readonly timeoutMs?: number
  /** Further attempts after the first. */
  readonly retries?: number
  readonly maxBytes?: number
  /** Exact log message for a response other than 2xx. Source: requirements C-391 and D-396. */
  readonly statusMessage?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as the service key of a Payload installation. */
  readonly apiKey?: string | undefined
  readonly fetch?: typeof globalThis.fetch
  readonly log?: Pick<typeof productLog, 'warn'>
  /** Whether an absent document may be logged now; once an hour by default. */
  readonly mayLog?: (about: string) => boolean
}

export type ServiceClient = {
  /**
   * Fetches a JSON document and validates it.
   *
   * @param path relative to `baseUrl`, with its query, without a leading slash.
   * @param logAs logged instead of a path that contains personal data; the query is never logged.
   * @param absent the result for 404 and 410, for a document that not every service has; without it they are failures.
   * @throws ServiceFailure unless the response is valid.
   */
  getJson<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    options?: { logAs?: string; absent?: z.output<Schema> },
  ): Promise<z.output<Schema>>
}

type FailedAttempt = {
  readonly failure: ServiceFailure
  readonly detail: object
  readonly retryAfter: string | null
}

const absentStatuses: readonly (number | undefined)[] = [404, 410]

/**
 * Creates a client for an external service, with limits on time, attempts and size, that validates every response. It
 * only sends GET requests, which are safe to repeat.
 */
export function createServiceClient({
  name,
  baseUrl,
  timeoutMs = 4_000,
  retries = 2,
  maxBytes = 5_000_000,
  statusMessage = 'Network response was not ok',
  headers = {},
  apiKey,
  fetch = globalThis.fetch,
  log = productLog,
  mayLog = mayLogHourly,
}: ServiceClientOptions): ServiceClient {
  const authorization: Record<string, string> =
    apiKey === undefined ? {} : { authorization: `users API-Key ${apiKey}` }

  const failed = (kind: ServiceFailureKind, detail: object = {}, response?: Response): FailedAttempt => ({
    failure: new ServiceFailure(name, kind, kind === 'status' ? response?.status : undefined),
    detail,
    retryAfter: response?.headers.get('retry-after') ?? null,
  })

  async function attempt(path: string): Promise<FailedAttempt | { readonly text: string }> {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(`${baseUrl}/${path}`, {
        headers: { accept: 'application/json', ...authorization, ...headers },
        signal,
      })
      if (response.ok) return { text: await readText(response, maxBytes) }
      await response.body?.cancel()
      return failed('status', {}, response)
    } catch (error) {
      if (error instanceof BodyTooLarge) return failed('too-large', { maxBytes })
      if (error instanceof BodyNotText) return failed('invalid-json')
      return signal.aborted
        ? failed('timeout', { timeoutMs })
        : failed('refused', { code: connectionErrorCode(error) })
    }
  }

  function read<Schema extends z.ZodType>(
    text: string,
    schema: Schema,
  ): FailedAttempt | { readonly value: z.output<Schema> } {
    let json: unknown
    try {
      json = JSON.parse(text)
    } catch {
      return failed('invalid-json')
    }
    const parsed = schema.safeParse(json)
    if (parsed.success) return { value: parsed.data }
    const problems = parsed.error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')}: ${code}`)
    return failed('wrong-shape', { problems })
  }

  return {
    async getJson(path, schema, { logAs = path.replace(/\?.*$/s, ''), absent } = {}) {
      for (let attempts = 1; ; attempts++) {
        const response = await attempt(path)
        const result = 'text' in response ? read(response.text, schema) : response
        if ('value' in result) return result.value
        const { failure, detail, retryAfter } = result
        if (absent !== undefined && absentStatuses.includes(failure.status)) {
          const { status } = failure
          if (mayLog(`${baseUrl}/${logAs}`))
            log.warn({ service: name, path: logAs, status }, 'service resource not found')
          return absent
        }
        const delayMs =
          attempts <= retries && isTransient(failure)
            ? retryDelay(attempts, retryAfter, Date.now())
            : undefined
        const facts = {
          service: name,
          path: logAs,
          kind: failure.kind,
          status: failure.status,
          attempts,
          ...detail,
        }
        if (delayMs === undefined) {
          log.warn(facts, failure.kind === 'status' ? statusMessage : 'service failed')
          throw failure
        }
        log.warn(facts, 'service failed, retrying')
        await sleep(delayMs)
      }
    },
  }
}

/** Returns an error code such as `ECONNREFUSED`, which fetch wraps in its cause. */
function connectionErrorCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return cause instanceof Error ? cause.name : 'unknown'
}
