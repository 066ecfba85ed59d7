import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { type AnyPgColumn, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapter['afterSchemaInit']>[number]
type Columns = Record<string, AnyPgColumn>

/**
 * Restricts the unique indexes of collections with a trash to documents outside it, so that the address or code of a
 * document in the trash can be used again. Payload has no option for it; migrations are generated from this schema.
 */
export const uniqueOutsideTrash: SchemaHook = ({ adapter, extendTable, schema }) => {
  for (const [name, table] of Object.entries(adapter.rawTables)) {
    // Files in the trash keep their names on disk.
    const drizzleTable = schema.tables[name]
    if (!('deletedAt' in table.columns) || 'filename' in table.columns || !drizzleTable) continue
    const unique = Object.entries(table.indexes ?? {}).filter(([, { unique: isUnique }]) => isUnique)
    extendTable({
      table: drizzleTable,
      extraConfig: (columns) =>
        Object.fromEntries(
          unique.map(([key, { name: indexName, on }]) => {
            const all = columns as unknown as Columns
            const [first, ...more] = [on].flat().map((column) => all[column] as AnyPgColumn)
            if (!first) throw new Error(`The index ${indexName} has no columns.`)
            return [
              key,
              uniqueIndex(indexName)
                .on(first, ...more)
                .where(sql`${all.deletedAt} is null`),
            ]
          }),
        ),
    })
  }
  return schema
}
