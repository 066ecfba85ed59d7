import type { ServerResponse } from 'node:http'
import { takeServerCall } from '#platform/server-calls.ts'
import type { Refusal } from './admission.ts'

const unreadableCall: Refusal = {
  status: 400,
  title: 'Bad request',
  detail: 'The request calls the server in a way it cannot read.',
}

/**
 * Refuses a call of a server function that Next failed to decode. Next answers 500 to it as to a function that failed;
 * the function itself says when it was reached. To be called on a guarded response.
 */
export function watchServerCall(
  response: ServerResponse,
  requestId: string,
  refuse: (refusal: Refusal) => void,
): void {
  const { writeHead } = response
  response.once('close', () => takeServerCall(requestId))
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status >= 500 && !response.headersSent && !takeServerCall(requestId)) {
      refuse(unreadableCall)
      return response
    }
    return Reflect.apply(writeHead, response, [status, ...rest])
  }) as ServerResponse['writeHead']
}
