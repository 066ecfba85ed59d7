import type { Client } from 'pg'
import { everything, type Invalidation, invalidationChannel } from '#platform/cache/channel.ts'
import { messageOf, OperatorError } from '../lifecycle/operator-error.ts'
import { parseSecrets, type Secrets, saveSecrets } from '../lifecycle/secrets.ts'
import { knownMigrations } from '../prepare/migrations.ts'
import { currentNames, renameAppliedMigrations } from '../prepare/renamed-migrations.ts'
import { ensureSeedTable, seedTable } from '../prepare/seed-marker.ts'
import { clearDatabase } from './clear-database.ts'
import { deferForeignKeys, findNonEmptyTables } from './inventory.ts'
import { createJobQueue } from './job-queue.ts'
import { loadTables } from './load-tables.ts'
import {
  type Manifest,
  mediaFolder,
  type Summary,
  secretsName,
  summaryName,
  tablesFolder,
} from './manifest.ts'
import { openMigrator } from './migrator.ts'
import { parseSummary, readJson, readManifest } from './read-manifest.ts'
import { toRestoreError } from './restore-failure.ts'
import { type RestoredMedia, restoreMedia } from './restored-media.ts'
import { openSession } from './session.ts'
import { type ArchivedFile, findCorruption, readArchive } from './tar/reader.ts'

/** Tables that every start fills. A database with rows in no other table counts as empty. */
const bookkeepingTables = new Set(['public.payload_migrations', `public.${seedTable}`])

export type RestoreOptions = {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly source: string
  /** Whether to replace existing data. */
  readonly replace: boolean
  /** Whether to replace `secrets.json`; false when the environment provides the secrets. */
  readonly withSecrets: boolean
  /** Skips migrations that are newer than the backup, for upgrade tests. */
  readonly keepSchema?: boolean
  readonly signal?: AbortSignal
}

export type RestoreReport = { readonly createdAt: string; readonly rows: number; readonly mediaFiles: number }

/**
 * Restores a backup in place of the existing data. One transaction runs the migrations that the backup had, fills the
 * tables, and runs the later migrations: the database is restored completely, with foreign keys and row counts checked,
 * or not changed.
 *
 * @throws OperatorError when the database is not empty (without `replace`), the backup is damaged or too new, or the
 * database or a file cannot be written.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  try {
    return await restore(options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    // A corrupted byte can cause any failure before the checksum at the end reveals it.
    throw toRestoreError((await findCorruption(options.source)) ?? error, options.source)
  }
}

async function restore(options: RestoreOptions): Promise<RestoreReport> {
  const archive = readArchive(options.source)
  const manifest = await readManifest(archive)
  const applied = currentNames(manifest.migrations)
  const known = await knownMigrations()
  if (applied.some((name) => !known.includes(name))) {
    throw new OperatorError(
      'The backup was made by a newer version of Forecourt, or by a version before the first release. Restore it with that version.',
    )
  }
  const client = await openSession(options.databaseUrl)
  const migrator = await openMigrator(client)
  const media = restoreMedia(options.dataDir)
  let committed = false
  try {
    await client.query('begin')
    await emptyDatabase(client, options.replace)
    await migrator.run(applied)
    await ensureSeedTable(client)
    await createJobQueue(client, manifest.tables)
    const { summary, secrets } = await fill(client, manifest, archive, media, options.signal)
    await renameAppliedMigrations(client)
    const later = options.keepSchema ? [] : known.filter((name) => !applied.includes(name))
    await migrator.run(later)
    await recordMigrations(client, later)
    await purgePageCaches(client)
    options.signal?.throwIfAborted()
    await media.activate()
    await client.query('commit')
    committed = true
    if (secrets && options.withSecrets) await restoreSecrets(options.dataDir, secrets)
    const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0)
    return { createdAt: manifest.createdAt, rows, mediaFiles: media.files }
  } finally {
    if (!committed) await media.undo()
    await media.discard()
    await migrator.close()
    await client.end().catch(() => {})
  }
}

async function restoreSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  await saveSecrets(dataDir, secrets).catch((cause: unknown) => {
    throw new OperatorError(
      `Rows and media were restored, but not the secrets: ${messageOf(cause)}. Restore again with -- --replace.`,
      { cause },
    )
  })
}

async function emptyDatabase(client: Client, replace: boolean): Promise<void> {
  const filled = await findNonEmptyTables(client, bookkeepingTables)
  if (filled.length > 0 && !replace) {
    throw new OperatorError(
      `The database is not empty (${filled.slice(0, 3).join(', ')} …). Restore into an empty database, or add ` +
        '-- --replace to delete its data.',
    )
  }
  await clearDatabase(client)
}

async function fill(
  client: Client,
  manifest: Manifest,
  files: AsyncGenerator<ArchivedFile>,
  media: RestoredMedia,
  signal: AbortSignal | undefined,
): Promise<{ summary: Summary; secrets: Secrets | undefined }> {
  const checkForeignKeys = await deferForeignKeys(client)
  const tables = await loadTables(client, manifest.tables)
  let secrets: Secrets | undefined
  let summary: Summary | undefined
  for await (const file of files) {
    signal?.throwIfAborted()
    if (file.name.startsWith(tablesFolder)) await tables.load(file)
    else if (file.name.startsWith(mediaFolder))
      await media.add(file.name.slice(mediaFolder.length), file.content())
    else if (file.name === secretsName) secrets = parseSecrets(await readJson(file))
    else if (file.name === summaryName) summary = parseSummary(await readJson(file))
  }
  if (!summary || summary.mediaFiles !== media.files) {
    throw new OperatorError(
      'The backup is not complete: its end is missing. Use another backup or another copy of it.',
    )
  }
  await tables.finish(summary)
  await checkForeignKeys()
  return { summary, secrets }
}

/** Records migrations as Payload does, in one new batch. */
async function recordMigrations(client: Client, names: readonly string[]): Promise<void> {
  await client.query(
    `insert into payload_migrations (name, batch, created_at, updated_at)
     select name, (select coalesce(max(batch), 0) + 1 from payload_migrations), now(), now() from unnest($1::text[]) as name`,
    [names],
  )
}

/** Expires all caches of sites that run on the same database. */
async function purgePageCaches(client: Client): Promise<void> {
  const message: Invalidation = { tags: [everything] }
  await client.query('select pg_notify($1, $2)', [invalidationChannel, JSON.stringify(message)])
}
