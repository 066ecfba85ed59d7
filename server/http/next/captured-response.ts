import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'

/** A complete response in memory. Header names are in lower case. */
export type BufferedResponse = {
  readonly status: number
  readonly headers: Readonly<OutgoingHttpHeaders>
  readonly body: Buffer
}

type Callback = (error?: Error | null) => void
type HeaderList = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** Sets headers given to `writeHead` in either of its two forms. */
export function setHeaders(response: ServerResponse, headers: HeaderList | undefined): void {
  if (Array.isArray(headers)) {
    for (let index = 0; index + 1 < headers.length; index += 2) {
      response.setHeader(String(headers[index]), headers[index + 1] ?? '')
    }
    return
  }
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value !== undefined) response.setHeader(name, value)
  }
}

/** A response without a connection, which captures everything written to it. */
export class CapturedResponse extends ServerResponse {
  /** Rejected when the response is destroyed before its end. */
  readonly completed: Promise<BufferedResponse>
  #settle: { resolve: (answer: BufferedResponse) => void; reject: (error: Error) => void }
  #chunks: Buffer[] = []
  #started = false

  constructor(request: IncomingMessage) {
    super(request)
    const { promise, resolve, reject } = Promise.withResolvers<BufferedResponse>()
    this.completed = promise
    this.#settle = { resolve, reject }
    // Node defines these as getters that depend on a socket.
    Object.defineProperty(this, 'headersSent', { get: () => this.#started })
    Object.defineProperty(this, 'writableFinished', { get: () => this.finished })
  }

  override writeHead(status: number, reason?: string | HeaderList, headers?: HeaderList): this {
    setHeaders(this, typeof reason === 'string' ? headers : reason)
    this.statusCode = status
    this.#started = true
    return this
  }

  override flushHeaders(): void {
    this.#started = true
  }

  override write(
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | Callback,
    callback?: Callback,
  ): boolean {
    this.#started = true
    this.#chunks.push(
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
        : Buffer.from(chunk),
    )
    const done = typeof encoding === 'function' ? encoding : callback
    if (done) process.nextTick(done)
    return true
  }

  override end(
    chunk?: string | Uint8Array | Callback,
    encoding?: BufferEncoding | Callback,
    callback?: Callback,
  ): this {
    if (this.finished) return this
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk, encoding)
    const done = [chunk, encoding, callback].find((argument) => typeof argument === 'function')
    this.#started = true
    this.finished = true
    this.#settle.resolve({
      status: this.statusCode,
      headers: { ...this.getHeaders() },
      body: Buffer.concat(this.#chunks),
    })
    process.nextTick(() => {
      this.emit('finish')
      done?.()
      this.emit('close')
    })
    return this
  }

  override destroy(error?: Error): this {
    if (this.destroyed || this.finished) return this
    this.destroyed = true
    this.#settle.reject(error ?? new Error('The response was destroyed before its end.'))
    process.nextTick(() => this.emit('close'))
    return this
  }
}
