import type { Payload } from 'payload'

/** A parsed response of the REST API. */
export type RestResponse = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly text: string
}

/**
 * Sends a GET request without a session to the REST API.
 *
 * @param address such as `/api/dealers?limit=1`
 * @param headers such as an API key
 */
export async function requestRest(
  payload: Payload,
  address: string,
  headers: Record<string, string> = {},
): Promise<RestResponse> {
  const { handleEndpoints } = await import('payload')
  const request = new Request(new URL(address, 'http://localhost'), { headers })
  const response = await handleEndpoints({ config: payload.config, request })
  const text = await response.text()
  return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : {} }
}
