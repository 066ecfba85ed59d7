import { z } from 'zod'

/** Names of files and folders inside the archive. */
export const manifestName = 'manifest.json'
export const summaryName = 'summary.json'
export const secretsName = 'secrets.json'
export const mediaFolder = 'media/'
export const tablesFolder = 'tables/'

const tableSchema = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) })

/** The first file of a backup: its format and the schema of its database. */
export const manifestSchema = z.object({
  format: z.literal('forecourt-backup-1'),
  createdAt: z.iso.datetime(),
  /** Names of the migrations applied to that database. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
})

/** The last file of a backup. A backup without it is incomplete. */
export const summarySchema = z.object({
  rows: z.record(z.string(), z.number().int().min(0)),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
  ),
  mediaFiles: z.number().int().min(0),
})

export type Table = z.infer<typeof tableSchema>
export type Manifest = z.infer<typeof manifestSchema>
export type Summary = z.infer<typeof summarySchema>
export type Sequence = Summary['sequences'][number]

/** Returns the schema-qualified name, for messages and file names. */
export const fullName = (table: { schema: string; name: string }) => `${table.schema}.${table.name}`
