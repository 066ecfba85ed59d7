import type { CheckedVin } from '../check-result.ts'

/** Longer than the service may take with its retries. */
const timeoutMs = 25_000

export type CheckFailure = 'failed' | 'tooOften'

const isCheckedVin = (body: unknown): body is CheckedVin =>
  typeof body === 'object' && body !== null && 'campaigns' in body && Array.isArray(body.campaigns)

/**
 * Looks up a VIN, which only the body of the request contains. Whatever is no list of campaigns is a failure.
 *
 * Source: requirement V-328; decisions V-2 and G-3.
 */
export async function checkVin(vin: string): Promise<CheckedVin | CheckFailure> {
  try {
    const response = await fetch('/api/recall-check', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ vin }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 429) return 'tooOften'
    const body: unknown = response.ok ? await response.json() : null
    return isCheckedVin(body) ? body : 'failed'
  } catch {
    return 'failed'
  }
}
