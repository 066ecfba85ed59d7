import { log as productLog } from '../process/log.ts'
import { BodyNotText, BodyTooLarge, readText } from './bounded-body.ts'
import { ServiceFailure, type ServiceFailureKind } from './failure.ts'

/** An external service that accepts our POST requests. */
export type Integration = {
  /** Its name in logs and messages: `lead provider`. */
  readonly name: string
  /** The full URL. Never shown to a visitor, never logged. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

export type PostRequest = {
  /** Of a text; a form states its own. */
  readonly contentType?: string
  readonly body: string | FormData
  /** The same for every attempt, so that the integration can recognise a repeated request. */
  readonly idempotencyKey: string
  readonly signal: AbortSignal
}

export type PostOptions = {
  /** From the connection to the last byte of the response. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
  readonly fetch?: typeof globalThis.fetch
  readonly log?: Pick<typeof productLog, 'warn'>
}

/** Statuses that reject the body itself, so that a retry cannot succeed. */
const finalStatuses = new Set([400, 413, 415, 422])

/** Whether the integration rejects the body itself, so that a retry cannot succeed. */
export function isPermanentFailure({ kind, status }: ServiceFailure): boolean {
  return kind === 'status' && status !== undefined && finalStatuses.has(status)
}

/**
 * Posts a body to an integration once; the caller decides about retries. Redirects are not followed, because the body
 * may be sent to this integration only.
 *
 * @returns the text of a 2xx response.
 * @throws ServiceFailure for any other outcome.
 */
export async function post(
  { name, url, headers = {} }: Integration,
  { contentType, body, idempotencyKey, signal }: PostRequest,
  { timeoutMs = 15_000, maxBytes = 100_000, fetch = globalThis.fetch, log = productLog }: PostOptions = {},
): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const failed = (kind: ServiceFailureKind, status?: number) => {
    log.warn({ service: name, kind, status }, 'service failed')
    return new ServiceFailure(name, kind, status)
  }
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(contentType !== undefined && { 'content-type': contentType }),
        'idempotency-key': idempotencyKey,
        ...headers,
      },
      body,
      signal: AbortSignal.any([signal, timeout]),
    })
    if (response.ok) return await readText(response, maxBytes)
    await response.body?.cancel()
  } catch (error) {
    if (error instanceof BodyTooLarge) throw failed('too-large')
    if (error instanceof BodyNotText) throw failed('invalid-json')
    throw failed(timeout.aborted || signal.aborted ? 'timeout' : 'refused')
  }
  throw failed('status', response.status)
}
