import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Refusal } from './admission.ts'
import { plainResponse } from './plain-response.ts'

const headTooLarge: Refusal = {
  status: 431,
  title: 'Headers too large',
  detail:
    'Your browser sent too much data, most likely in its cookies. Clear the cookies of this site and try again.',
}
const tooSlow: Refusal = { status: 408, title: 'Too slow', detail: 'The request took too long to arrive.' }
const noProxy: Refusal = {
  status: 405,
  title: 'Method not allowed',
  detail: 'This site is not a proxy.',
  headers: { Allow: 'GET, HEAD' },
}
const notHttp: Refusal = { status: 400, title: 'Bad request', detail: 'This is not a well-formed request.' }

/** Returns the response to a request that Node could not parse; undefined when the connection is closed. */
function refusalFor(code: string | undefined): Refusal | undefined {
  if (code === 'ECONNRESET' || code === 'EPIPE') return undefined
  if (code === 'HPE_HEADER_OVERFLOW') return headTooLarge
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? tooSlow : notHttp
}

/**
 * Responds to an unparseable request directly on its socket.
 *
 * @returns the status that was sent, or undefined when the connection is closed
 */
export function respondToClientError(error: NodeJS.ErrnoException, socket: Duplex): number | undefined {
  return respondOnSocket(refusalFor(error.code), socket)
}

/**
 * Refuses a CONNECT request.
 *
 * @returns the status that was sent, or undefined when the connection is closed
 */
export function respondToConnect(socket: Duplex): number | undefined {
  return respondOnSocket(noProxy, socket)
}

function respondOnSocket(refusal: Refusal | undefined, socket: Duplex): number | undefined {
  if (!refusal || !socket.writable) {
    socket.destroy()
    return undefined
  }
  const { status, headers, body } = plainResponse(refusal, false)
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n`
  for (let index = 0; index < headers.length; index += 2)
    head += `${headers[index]}: ${headers[index + 1]}\r\n`
  socket.end(`${head}\r\n${body}`, () => socket.destroy())
  return status
}
