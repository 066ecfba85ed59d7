import { type Client, DatabaseError } from 'pg'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { copyIn, countRows } from './copy-stream.ts'
import { columnList, listTables, quoted } from './inventory.ts'
import { fullName, type Sequence, type Summary, type Table, tablesFolder } from './manifest.ts'
import type { ArchivedFile } from './tar/reader.ts'

/** Fills the tables of an open transaction from a backup's pieces. */
export type TableLoader = {
  load(piece: ArchivedFile): Promise<void>
  /** Sets the sequences. Throws when other rows came in than the backup says it holds. */
  finish(summary: Summary): Promise<void>
}

/**
 * Empties the tables of a backup and gets ready to fill them.
 *
 * @throws OperatorError when the backup holds a table or column that this database has no place for.
 */
export async function loadTables(client: Client, tables: readonly Table[]): Promise<TableLoader> {
  const known = await listTables(client)
  for (const table of tables) checkPlace(table, known)
  await guard(client, tables, 'disable')
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')} cascade`)
  const byName = new Map(tables.map((table) => [fullName(table), table]))
  const loaded: Record<string, number> = Object.fromEntries(tables.map((table) => [fullName(table), 0]))

  return {
    async load(piece) {
      const name = piece.name.slice(tablesFolder.length).split('/')[0] ?? ''
      const table = byName.get(name)
      if (!table)
        throw new OperatorError(
          `The backup holds rows of ${name}, which it does not announce; it is damaged.`,
        )
      const counted = async function* () {
        for await (const chunk of piece.content()) {
          loaded[name] = (loaded[name] ?? 0) + countRows(chunk)
          yield chunk
        }
      }
      const statement = `copy ${quoted(table)} (${columnList(table)}) from stdin`
      await copyIn(client, statement, counted()).catch((error: unknown) => {
        // Of a value that is none of its column's, Postgres names the table only where it repeats the value.
        if (error instanceof DatabaseError) error.table ??= table.name
        throw error
      })
    },
    async finish(summary) {
      for (const [name, rows] of Object.entries(summary.rows)) {
        if (loaded[name] === rows) continue
        throw new OperatorError(`The backup holds ${loaded[name]} of ${rows} rows of ${name}; it is damaged.`)
      }
      for (const sequence of summary.sequences) await setSequence(client, sequence)
      // A table with checks still to come cannot be altered.
      await client.query('set constraints all immediate')
      await guard(client, tables, 'enable')
    },
  }
}

/** Triggers of our own, such as the one that keeps a ledger from being emptied, stand aside while tables are filled. */
async function guard(client: Client, tables: readonly Table[], state: 'enable' | 'disable'): Promise<void> {
  for (const table of tables) await client.query(`alter table ${quoted(table)} ${state} trigger user`)
}

function checkPlace(table: Table, known: readonly Table[]): void {
  const place = known.find((each) => fullName(each) === fullName(table))
  const homeless = place ? table.columns.find((column) => !place.columns.includes(column)) : ''
  if (homeless === undefined) return
  const what = homeless === '' ? `the table ${fullName(table)}` : `the column ${fullName(table)}.${homeless}`
  throw new OperatorError(
    `The backup holds ${what}, which this version of Forecourt does not have. Restore it with the version it was made with.`,
  )
}

async function setSequence(client: Client, { schema, name, lastValue, isCalled }: Sequence): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [
    quoted({ schema, name }),
    lastValue,
    isCalled,
  ])
}
