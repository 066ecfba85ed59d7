import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'

/** A parsed response of Payload's REST API. */
export type RestResponse = {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: responses of any route, checked by tests
  readonly body: any
}

export type RestRequest = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** A session token. */
  readonly token?: string
  /** The whole Authorization header. */
  readonly authorization?: string
  /** The client's address, as the HTTP server forwards it. */
  readonly address?: string
  readonly body?: unknown
}

export type Rest = (path: string, request?: RestRequest) => Promise<RestResponse>

/** Returns a function that calls Payload's handlers below `/api` without a server. */
export function createRestClient(payload: Payload): Rest {
  return async (path, { method = 'GET', token, authorization, address, body } = {}) => {
    const headers = new Headers({ host: 'localhost' })
    if (token) headers.set('authorization', `JWT ${token}`)
    if (authorization) headers.set('authorization', authorization)
    if (address) headers.set('x-forwarded-for', address)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const response = await handleEndpoints({
      config: payload.config as SanitizedConfig,
      request: new Request(`http://localhost/api/${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') ? JSON.parse(text) : text,
    }
  }
}
