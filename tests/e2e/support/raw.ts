import { connect } from 'node:net'

/** An answer as it came over the wire; header names in lower case. */
export type RawAnswer = {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export type RawRequest = {
  readonly method?: string
  /** As it stands in the request line: nothing cleans it up, as every client library would. */
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | AsyncIterable<Uint8Array>
}

const patienceMs = 15_000

function headOf(port: number, { method = 'GET', target, headers = {}, body }: RawRequest): string {
  const length = typeof body === 'string' ? { 'Content-Length': String(Buffer.byteLength(body)) } : {}
  const all = { Host: `127.0.0.1:${port}`, Connection: 'close', ...length, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

function parse(received: string): RawAnswer {
  const [head = '', ...rest] = received.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => /^([^:]*):\s*(.*)$/.exec(line)?.slice(1) ?? [])
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: new Map(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    body: rest.join('\r\n\r\n'),
  }
}

/** Sends a request exactly as written and returns what comes back; status 0 when that is no answer. */
export function sendRaw(port: number, request: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const timer = setTimeout(() => socket.destroy(), patienceMs)
    socket.setEncoding('utf8')
    socket.on('data', (data) => {
      received += data
    })
    // A server that refuses a body may close before all of it is sent.
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
