import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { Client, Submittable } from 'pg'

/**
 * COPY through the plain `pg` client, which leaves the protocol's copy messages to whatever is submitted to it.
 * These are the parts of its connection and its callbacks that this needs.
 */
type CopyConnection = {
  stream: Socket
  query(statement: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Rows leaving the database, as the text format of COPY. Reading slowly slows the server down. */
class CopyOut extends Readable {
  private readonly statement: string
  private connection: CopyConnection | undefined

  constructor(statement: string) {
    super()
    this.statement = statement
  }

  submit(connection: CopyConnection): void {
    this.connection = connection
    connection.query(this.statement)
  }

  override _read(): void {
    this.connection?.stream.resume()
  }

  /** A reader that gave up must not leave the connection paused: the rest of the rows runs into nothing. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.connection?.stream.resume()
    done(error)
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection): void {
    if (this.destroyed) return
    // The chunk is a view into the parser's buffer, which is used again.
    if (!this.push(Buffer.from(chunk))) connection.stream.pause()
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }
}

/** Rows entering the database. Settles when the server has taken all, or refused. */
class CopyIn {
  readonly done: Promise<void>
  private readonly statement: string
  private readonly source: AsyncIterable<Buffer>
  private resolve: () => void = () => {}
  private reject: (error: Error) => void = () => {}
  private failure: Error | undefined

  constructor(statement: string, source: AsyncIterable<Buffer>) {
    this.statement = statement
    this.source = source
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
  }

  submit(connection: CopyConnection): void {
    connection.query(this.statement)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.send(connection)
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (this.failure) this.reject(this.failure)
    else this.resolve()
  }

  handleError(error: Error): void {
    this.failure ??= error
    this.reject(this.failure)
  }

  private async send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.source) {
        if (this.failure) return
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
      }
      connection.endCopyFrom()
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error))
      connection.sendCopyFail(this.failure.message)
    }
  }
}

/** Runs a `COPY … TO STDOUT` and hands out its rows, a piece at a time. */
export function copyOut(client: Client, statement: string): AsyncIterable<Buffer> {
  return client.query(new CopyOut(statement) as unknown as CopyOut & Submittable)
}

/** Runs a `COPY … FROM STDIN` with the rows of the source. Throws what the server says against them. */
export function copyIn(client: Client, statement: string, source: AsyncIterable<Buffer>): Promise<void> {
  return client.query(new CopyIn(statement, source) as unknown as CopyIn & Submittable).done
}

/** Rows that end in this piece of COPY's text format, in which a line break inside a value is written as \\n. */
export function countRows(piece: Buffer): number {
  let rows = 0
  for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) rows++
  return rows
}
