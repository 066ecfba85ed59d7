import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { type BufferedResponse, CapturedResponse } from './captured-response.ts'
import type { NextHandler } from './next-handler.ts'

/** A request created by the server; the handler receives only these properties. Header names in lower case. */
export type InternalRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

function createRequest({ method, url, headers, body }: InternalRequest): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = method
  request.url = url
  request.httpVersion = '1.1'
  request.httpVersionMajor = 1
  request.httpVersionMinor = 1
  request.headers = { ...headers }
  request.rawHeaders = Object.entries(headers).flat()
  if (body !== undefined) request.push(body)
  request.push(null)
  request.complete = true
  return request
}

/**
 * Calls the handler inside this process, without a connection that a client could close.
 *
 * @param timeoutMs maximum time until the response is complete, in milliseconds
 * @throws the error of the handler before its response is complete, or an Error after the timeout
 */
export async function sendInternalRequest(
  handle: NextHandler,
  options: InternalRequest,
  timeoutMs: number,
): Promise<BufferedResponse> {
  const request = createRequest(options)
  const response = new CapturedResponse(request)
  const timer = setTimeout(() => {
    response.destroy(new Error(`No response to ${options.method} ${options.url} within ${timeoutMs} ms.`))
  }, timeoutMs)
  try {
    handle(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)))
    })
    return await response.completed
  } finally {
    clearTimeout(timer)
  }
}
