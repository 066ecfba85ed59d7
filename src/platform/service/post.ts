import { log as productLog } from '../log.ts'
import { BodyNotText, BodyTooLarge, readText } from './bounded-body.ts'
import { ServiceFailure, type ServiceFailureKind } from './failure.ts'

/** An outside service that takes what we bring. */
export type Receiver = {
  /** What the log and messages call it: `lead provider`. */
  readonly name: string
  /** The whole address. Never shown to a visitor, never logged. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Posting = {
  readonly contentType: string
  readonly body: string
  /** The same for every attempt, so that a receiver who is given it twice counts one. */
  readonly idempotencyKey: string
  readonly signal: AbortSignal
}

export type PostOptions = {
  /** From the connection to the last byte of the answer. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
  readonly fetch?: typeof globalThis.fetch
  readonly log?: Pick<typeof productLog, 'warn'>
}

/** What a body was refused for will not change: it is not worth bringing again. */
const finalStatuses = new Set([400, 413, 415, 422])

/** Whether a receiver has said that it will never take this. */
export function isFinalRefusal({ kind, status }: ServiceFailure): boolean {
  return kind === 'status' && status !== undefined && finalStatuses.has(status)
}

/**
 * Brings a body to a receiver once; whoever calls decides whether to try again. Redirections are not followed: the
 * body holds what only this receiver is given.
 *
 * @returns the text of an answer of 200 to 299.
 * @throws ServiceFailure for everything else.
 */
export async function post(
  { name, url, headers = {} }: Receiver,
  { contentType, body, idempotencyKey, signal }: Posting,
  { timeoutMs = 15_000, maxBytes = 100_000, fetch = globalThis.fetch, log = productLog }: PostOptions = {},
): Promise<string> {
  const late = AbortSignal.timeout(timeoutMs)
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
        'content-type': contentType,
        'idempotency-key': idempotencyKey,
        ...headers,
      },
      body,
      signal: AbortSignal.any([signal, late]),
    })
    if (response.ok) return await readText(response, maxBytes)
    await response.body?.cancel()
  } catch (error) {
    if (error instanceof BodyTooLarge) throw failed('too-large')
    if (error instanceof BodyNotText) throw failed('invalid-json')
    throw failed(late.aborted || signal.aborted ? 'timeout' : 'refused')
  }
  throw failed('status', response.status)
}
