import { connect } from 'node:net'

/** A response as received; header names are in lower case. */
export type RawResponse = {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export type RawRequest = {
  readonly method?: string
  /** Sent unchanged in the request line, where a client library would normalise it. */
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | AsyncIterable<Uint8Array>
}

const timeoutMs = 15_000

function headOf(port: number, { method = 'GET', target, headers = {}, body }: RawRequest): string {
  const length = typeof body === 'string' ? { 'Content-Length': String(Buffer.byteLength(body)) } : {}
  const all = { Host: `127.0.0.1:${port}`, Connection: 'close', ...length, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

function parse(received: string): RawResponse {
  const [head = '', ...rest] = received.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => /^([^:]*):\s*(.*)$/.exec(line)?.slice(1) ?? [])
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: new Map(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    body: rest.join('\r\n\r\n'),
  }
}

/** Sends a request exactly as written and returns the response; status 0 when there is no valid one. */
export function sendRaw(port: number, request: RawRequest): Promise<RawResponse> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const timer = setTimeout(() => socket.destroy(), timeoutMs)
    socket.setEncoding('utf8')
    socket.on('data', (data) => {
      received += data
    })
    // A server that rejects a body may close the connection before all of it is sent.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(parse(received))
    })
    socket.write(headOf(port, request))
    if (typeof request.body === 'string') socket.write(request.body)
    else if (request.body) void sendChunks(socket, request.body)
  })
}

async function sendChunks(
  socket: ReturnType<typeof connect>,
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  for await (const chunk of body) {
    if (socket.destroyed) return
    socket.write(`${chunk.length.toString(16)}\r\n`)
    socket.write(chunk)
    if (!socket.write('\r\n'))
      await new Promise((drained) => socket.once('drain', drained).once('close', drained))
  }
  socket.write('0\r\n\r\n')
}
