import type { ServerResponse } from 'node:http'
import { consumeServerCall } from '#platform/http/server-calls.ts'
import type { Refusal } from '../entry/admission.ts'

const unreadableCall: Refusal = {
  status: 400,
  title: 'Bad request',
  detail: 'The server function call cannot be decoded.',
}

/**
 * Responds with 400 to a server function call that Next failed to decode. Next responds with 500, as for a function
 * that failed; `noteServerCall` tells whether the function was reached. Must be called on a guarded response.
 */
export function watchServerCall(
  response: ServerResponse,
  requestId: string,
  refuse: (refusal: Refusal) => void,
): void {
  const { writeHead } = response
  response.once('close', () => consumeServerCall(requestId))
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status >= 500 && !response.headersSent && !consumeServerCall(requestId)) {
      refuse(unreadableCall)
      return response
    }
    return Reflect.apply(writeHead, response, [status, ...rest])
  }) as ServerResponse['writeHead']
}
