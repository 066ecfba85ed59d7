import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'

/** An answer of Payload's REST interface, read. */
export type RestAnswer = {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any address, looked at by tests
  readonly body: any
}

export type RestQuestion = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Token of a session. */
  readonly token?: string
  /** The whole Authorization header. */
  readonly authorization?: string
  /** The client's, as the HTTP entry hands it on. */
  readonly address?: string
  readonly body?: unknown
}

export type Rest = (path: string, question?: RestQuestion) => Promise<RestAnswer>

/** Asks Payload's own handlers below `/api`, without a server between. */
export function restOf(payload: Payload): Rest {
  return async (path, { method = 'GET', token, authorization, address, body } = {}) => {
    const headers = new Headers({ host: 'localhost' })
    if (token) headers.set('authorization', `JWT ${token}`)
    if (authorization) headers.set('authorization', authorization)
    if (address) headers.set('x-forwarded-for', address)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const answer = await handleEndpoints({
      config: payload.config as SanitizedConfig,
      request: new Request(`http://localhost/api/${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      body: text.startsWith('{') ? JSON.parse(text) : text,
    }
  }
}
