import { type Client, DatabaseError } from 'pg'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { copyIn, countRows } from './copy-stream.ts'
import { columnList, listTables, quoteName } from './inventory.ts'
import { fullName, type Sequence, type Summary, type Table, tablesFolder } from './manifest.ts'
import type { ArchivedFile } from './tar/reader.ts'

/** Fills the tables of an open transaction from the files of a backup. */
export type TableLoader = {
  load(file: ArchivedFile): Promise<void>
  /** Sets the sequences. @throws OperatorError when the number of rows differs from the backup's summary. */
  finish(summary: Summary): Promise<void>
}

/**
 * Truncates the tables of a backup and prepares to fill them.
 *
 * @throws OperatorError when the backup holds a table or column that this database does not have.
 */
export async function loadTables(client: Client, tables: readonly Table[]): Promise<TableLoader> {
  const known = await listTables(client)
  for (const table of tables) checkTableExists(table, known)
  await setUserTriggers(client, tables, 'disable')
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoteName).join(', ')} cascade`)
  const byName = new Map(tables.map((table) => [fullName(table), table]))
  const loaded: Record<string, number> = Object.fromEntries(tables.map((table) => [fullName(table), 0]))

  return {
    async load(file) {
      const name = file.name.slice(tablesFolder.length).split('/')[0] ?? ''
      const table = byName.get(name)
      if (!table)
        throw new OperatorError(
          `The backup is damaged: it holds rows of ${name}, which its manifest does not list.`,
        )
      const countedRows = async function* () {
        for await (const chunk of file.content()) {
          loaded[name] = (loaded[name] ?? 0) + countRows(chunk)
          yield chunk
        }
      }
      const statement = `copy ${quoteName(table)} (${columnList(table)}) from stdin`
      await copyIn(client, statement, countedRows()).catch((error: unknown) => {
        // For a value of the wrong type Postgres names the table only in a message that repeats the value.
        if (error instanceof DatabaseError) error.table ??= table.name
        throw error
      })
    },
    async finish(summary) {
      for (const [name, rows] of Object.entries(summary.rows)) {
        if (loaded[name] === rows) continue
        throw new OperatorError(`The backup is damaged: it holds ${loaded[name]} of ${rows} rows of ${name}.`)
      }
      for (const sequence of summary.sequences) await setSequence(client, sequence)
      // A table with pending constraint checks cannot be altered.
      await client.query('set constraints all immediate')
      await setUserTriggers(client, tables, 'enable')
    },
  }
}

/** Disables the product's triggers while tables are filled, such as the one that protects the ledger from deletion. */
async function setUserTriggers(
  client: Client,
  tables: readonly Table[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables) await client.query(`alter table ${quoteName(table)} ${state} trigger user`)
}

function checkTableExists(table: Table, known: readonly Table[]): void {
  const existing = known.find((each) => fullName(each) === fullName(table))
  const missingColumn = existing && table.columns.find((column) => !existing.columns.includes(column))
  if (existing && missingColumn === undefined) return
  const missing = existing ? `the column ${fullName(table)}.${missingColumn}` : `the table ${fullName(table)}`
  throw new OperatorError(
    `The backup holds ${missing}, which this version of Forecourt does not have. Restore it with the version that made it.`,
  )
}

async function setSequence(client: Client, { schema, name, lastValue, isCalled }: Sequence): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [
    quoteName({ schema, name }),
    lastValue,
    isCalled,
  ])
}
