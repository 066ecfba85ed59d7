/** Milliseconds. */
const timeout = 10_000

/**
 * Fetches JSON of this site from the browser.
 *
 * @param cancelled aborts the request when its result is no longer needed
 * @throws Error after ten seconds, for an error status, and for a body that is not JSON
 */
export async function fetchJson<Data>(address: string, cancelled: AbortSignal): Promise<Data> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(timeout)])
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  return (await response.json()) as Data
}
