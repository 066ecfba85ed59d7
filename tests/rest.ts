import type { Payload } from 'payload'

/** An answer of the REST interface, read. */
export type RestAnswer = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly text: string
}

/**
 * What a caller without a session is answered at an address of the REST interface, such as `/api/dealers?limit=1`.
 *
 * @param headers to send along, such as an API key.
 */
export async function askRest(
  payload: Payload,
  address: string,
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  const { handleEndpoints } = await import('payload')
  const request = new Request(new URL(address, 'http://localhost'), { headers })
  const response = await handleEndpoints({ config: payload.config, request })
  const text = await response.text()
  return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : {} }
}
