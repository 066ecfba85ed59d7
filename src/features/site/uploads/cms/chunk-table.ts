import type { PostgresAdapter } from '@payloadcms/db-postgres'
import {
  type AnyPgColumn,
  customType,
  integer,
  pgTable,
  primaryKey,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapter['afterSchemaInit']>[number]

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Adds the table with the content of uploads, in chunks. Payload has no field for bytes; migrations are generated from
 * this schema.
 */
export const withFileChunks: SchemaHook = ({ schema }) => {
  const files = schema.tables.enquiry_files as unknown as { id: AnyPgColumn } | undefined
  if (!files) throw new Error('The collection enquiry-files has no table.')
  const chunks = pgTable(
    'enquiry_file_chunks',
    {
      fileId: integer('file_id')
        .notNull()
        .references(() => files.id, { onDelete: 'cascade' }),
      position: integer('position').notNull(),
      data: bytea('data').notNull(),
    },
    ({ fileId, position }) => [primaryKey({ columns: [fileId, position] })],
  )
  return { ...schema, tables: { ...schema.tables, enquiry_file_chunks: chunks } }
}
