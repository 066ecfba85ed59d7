import type { SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { postgresOf } from './postgres.ts'

/** A table of Drizzle's: its columns by the names of fields. */
export type Table = SQLWrapper & Readonly<Record<string, SQLWrapper | undefined>>

const snake = (slug: string) =>
  slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')

/**
 * The table of a collection's documents, or of their versions.
 *
 * @throws Error when the database adapter has no such table.
 */
export function tableOf(payload: Payload, slug: string, kind: 'documents' | 'versions' = 'documents'): Table {
  const { tables, tableNameMap } = postgresOf(payload)
  const key = kind === 'documents' ? snake(slug) : `_${snake(slug)}_v`
  const table = tables[tableNameMap.get(key) ?? key] as Table | undefined
  if (!table) throw new Error(`There is no table ${key} for the collection ${slug}.`)
  return table
}
