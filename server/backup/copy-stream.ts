import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'

/** Runs a `COPY … TO STDOUT` and hands out its rows, a piece at a time. Reading slowly slows the server down. */
export function copyOut(client: Client, statement: string): AsyncIterable<Buffer> {
  return client.query(to(statement))
}

/** Runs a `COPY … FROM STDIN` with the rows of the source. Throws what the server says against them. */
export function copyIn(client: Client, statement: string, source: AsyncIterable<Buffer>): Promise<void> {
  return pipeline(source, client.query(from(statement)))
}

/** Rows that end in this piece of COPY's text format, in which a line break inside a value is written as \\n. */
export function countRows(piece: Buffer): number {
  let rows = 0
  for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) rows++
  return rows
}
