import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'

/** Runs a `COPY … TO STDOUT` and streams its rows. Backpressure from the reader reaches the server. */
export function copyOut(client: Client, statement: string): AsyncIterable<Buffer> {
  return client.query(to(statement))
}

/** Runs a `COPY … FROM STDIN` with the rows of the source. @throws the server's error for invalid rows. */
export function copyIn(client: Client, statement: string, source: AsyncIterable<Buffer>): Promise<void> {
  return pipeline(source, client.query(from(statement)))
}

/** Counts the rows that end in this chunk. COPY's text format escapes line breaks inside values as \\n. */
export function countRows(chunk: Buffer): number {
  let rows = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows++
  return rows
}
