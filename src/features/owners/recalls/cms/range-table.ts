import type { PostgresAdapter } from '@payloadcms/db-postgres'
import {
  type AnyPgColumn,
  integer,
  pgTable,
  primaryKey,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapter['afterSchemaInit']>[number]

/**
 * Adds the table with the affected vehicles of published campaigns, a row for each range of serial numbers. Its key is what
 * the lookup searches. Migrations are generated from this schema.
 */
export const withRecallRanges: SchemaHook = ({ schema }) => {
  const recalls = schema.tables.recalls as unknown as { id: AnyPgColumn } | undefined
  if (!recalls) throw new Error('The collection recalls has no table.')
  const ranges = pgTable(
    'recall_ranges',
    {
      recallId: integer('recall_id')
        .notNull()
        .references(() => recalls.id, { onDelete: 'cascade' }),
      prefix: varchar('prefix', { length: 13 }).notNull(),
      last: integer('last_serial').notNull(),
      first: integer('first_serial').notNull(),
    },
    ({ recallId, prefix, last }) => [primaryKey({ columns: [recallId, prefix, last] })],
  )
  return { ...schema, tables: { ...schema.tables, recall_ranges: ranges } }
}
