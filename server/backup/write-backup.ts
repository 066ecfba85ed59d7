import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { secretsPath } from '../lifecycle/secrets.ts'
import { appliedMigrations } from '../prepare/migrations.ts'
import { copyOut, countRows } from './copy-stream.ts'
import { columnList, listSequences, listTables, quoteName } from './inventory.ts'
import { isBackedUp } from './job-queue.ts'
import {
  fullName,
  type Manifest,
  manifestName,
  mediaFolder,
  type Summary,
  secretsName,
  summaryName,
  type Table,
  tablesFolder,
} from './manifest.ts'
import { openSession } from './session.ts'
import { type ArchiveWriter, createArchive } from './tar/writer.ts'

const chunkFileBytes = 4_000_000

export type BackupReport = { readonly tables: number; readonly rows: number; readonly mediaFiles: number }

/**
 * Writes a consistent snapshot of every table, with sequences, media and generated secrets, to a gzipped tar file of
 * mode 0600. The site may be running. The file gets its name only when it is complete.
 */
export async function writeBackup(options: {
  databaseUrl: string
  dataDir: string
  target: string
  signal?: AbortSignal
}): Promise<BackupReport> {
  const { databaseUrl, dataDir, target, signal } = options
  const client = await openSession(databaseUrl)
  const archive = await createArchive(target)
  const rows: Record<string, number> = {}
  try {
    await client.query('begin isolation level repeatable read read only')
    const tables = (await listTables(client)).filter(isBackedUp)
    await archive.add(manifestName, json(await createManifest(client, tables)))
    if (await exists(secretsPath(dataDir))) await archive.addFile(secretsName, secretsPath(dataDir))
    for (const table of tables) {
      signal?.throwIfAborted()
      rows[fullName(table)] = await addTable(client, archive, table)
    }
    const mediaFiles = await addMedia(archive, path.join(dataDir, 'media'))
    const summary: Summary = { rows, sequences: await listSequences(client), mediaFiles }
    await archive.add(summaryName, json(summary))
    signal?.throwIfAborted()
    await archive.commit()
    return {
      tables: tables.length,
      rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
      mediaFiles,
    }
  } finally {
    await archive.discard()
    await client.end().catch(() => {})
  }
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

async function createManifest(client: Client, tables: Table[]): Promise<Manifest> {
  return {
    format: 'forecourt-backup-1',
    createdAt: new Date().toISOString(),
    migrations: await appliedMigrations(client),
    tables,
  }
}

/** Adds the rows of a table in files of a few megabytes, because tar needs the size before the content. */
async function addTable(client: Client, archive: ArchiveWriter, table: Table): Promise<number> {
  let rows = 0
  let files = 0
  let size = 0
  let pending: Buffer[] = []
  const flush = async () => {
    const name = `${tablesFolder}${fullName(table)}/${String(++files).padStart(6, '0')}.copy`
    await archive.add(name, Buffer.concat(pending))
    pending = []
    size = 0
  }
  // COPY of a table name does not read its partitions; a query does.
  const statement = `copy (select ${columnList(table)} from ${quoteName(table)}) to stdout`
  for await (const chunk of copyOut(client, statement)) {
    rows += countRows(chunk)
    pending.push(chunk)
    size += chunk.length
    if (size >= chunkFileBytes) await flush()
  }
  if (size > 0) await flush()
  return rows
}

async function addMedia(archive: ArchiveWriter, folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files) await archive.addFile(mediaFolder + path.relative(folder, file), file)
  return files.length
}
