/** Milliseconds a visitor waits before being told. */
const patience = 10_000

/**
 * Asks this site for JSON from the browser.
 *
 * @param leaving ends the question when nobody waits for its answer any more
 * @throws Error when it is not answered within ten seconds, refused, or answered with anything but JSON
 */
export async function askServer<Data>(address: string, leaving: AbortSignal): Promise<Data> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(patience)])
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  return (await response.json()) as Data
}
