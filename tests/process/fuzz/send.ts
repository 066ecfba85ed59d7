import { Agent, request as open } from 'node:http'
import type { FuzzRequest } from './request.ts'

export type Response = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

export type Sender = {
  /** Rejects when the connection is cut, or after the timeout. */
  send(request: Omit<FuzzRequest, 'role'>): Promise<Response>
  close(): void
}

const timeoutMs = 60_000

/** Creates a sender of raw requests, which normalises nothing and follows no redirects. */
export function createSender(origin: string, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(origin)
  const send: Sender['send'] = ({ method, target, headers, body }) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(body.length) }
      const options = {
        agent,
        host: hostname,
        port,
        method,
        path: target,
        headers: { ...headers, ...length },
      }
      const sent = open({ ...options, timeout: timeoutMs }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode = 0, headers: received } = response
          resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks).toString('utf8') })
        })
      })
      sent.on('timeout', () => sent.destroy(new Error(`No response within ${timeoutMs} ms.`)))
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // Headers over the limit are refused before their method is known, with a body that a HEAD does not expect.
        const isRefusedHead = method === 'HEAD' && error.code === 'HPE_CLOSED_CONNECTION'
        if (isRefusedHead) resolve({ status: 431, headers: {}, body: '' })
        else reject(error)
      })
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}
