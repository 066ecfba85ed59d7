import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { derivedTables, internalTables } from './columns.ts'
import { postgresOf } from './postgres.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

it.each(Object.entries({ ...internalTables, ...derivedTables }))(
  'finds the columns of %s',
  async (table, columns) => {
    const { rows } = await postgresOf(cms.payload).drizzle.execute(
      sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
    )
    const message = `Payload has changed the table ${table} or its columns: adapt the statements that use it (src/platform/payload-internals).`
    expect(
      rows.map(({ name }) => name),
      message,
    ).toEqual(expect.arrayContaining([...columns]))
  },
)
