import type { SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { postgresOf } from './postgres.ts'

/** A Drizzle table: its columns by field name. */
export type Table = SQLWrapper & Readonly<Record<string, SQLWrapper | undefined>>

const snakeCase = (slug: string) =>
  slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')

/**
 * Returns the table of a collection's documents, or of their versions.
 *
 * @throws Error when the database adapter has no such table.
 */
export function tableOf(payload: Payload, slug: string, kind: 'documents' | 'versions' = 'documents'): Table {
  const { tables, tableNameMap } = postgresOf(payload)
  const key = kind === 'documents' ? snakeCase(slug) : `_${snakeCase(slug)}_v`
  const table = tables[tableNameMap.get(key) ?? key] as Table | undefined
  if (!table) throw new Error(`There is no table ${key} for the collection ${slug}.`)
  return table
}
