import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { secretsPath } from '../lifecycle/secrets.ts'
import { appliedMigrations } from '../prepare/migrations.ts'
import { copyOut, countRows } from './copy-stream.ts'
import { columnList, listSequences, listTables, quoted } from './inventory.ts'
import { isCarried } from './job-queue.ts'
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

const pieceBytes = 4_000_000

export type BackupReport = { readonly tables: number; readonly rows: number; readonly mediaFiles: number }

/**
 * Writes everything that cannot be made again into one file: the rows of every table as they were at one moment,
 * sequences, media, and the secrets when they are ours. The site may be running. The file is a gzipped tar of
 * mode 0600; it has its name only when it is complete.
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
    const tables = (await listTables(client)).filter(isCarried)
    await archive.add(manifestName, json(await describe(client, tables)))
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

async function describe(client: Client, tables: Table[]): Promise<Manifest> {
  return {
    format: 'forecourt-backup-1',
    createdAt: new Date().toISOString(),
    migrations: await appliedMigrations(client),
    tables,
  }
}

/** A table's rows in pieces of a few megabytes, because a tar file wants to know a size before the content. */
async function addTable(client: Client, archive: ArchiveWriter, table: Table): Promise<number> {
  let rows = 0
  let pieces = 0
  let size = 0
  let pending: Buffer[] = []
  const flush = async () => {
    const name = `${tablesFolder}${fullName(table)}/${String(++pieces).padStart(6, '0')}.copy`
    await archive.add(name, Buffer.concat(pending))
    pending = []
    size = 0
  }
  // A query, because COPY alone does not read a table's partitions.
  const statement = `copy (select ${columnList(table)} from ${quoted(table)}) to stdout`
  for await (const piece of copyOut(client, statement)) {
    rows += countRows(piece)
    pending.push(piece)
    size += piece.length
    if (size >= pieceBytes) await flush()
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
