import type { Client } from 'pg'
import { everything, type Invalidation, invalidationChannel } from '#platform/cache/channel.ts'
import { messageOf, OperatorError } from '../lifecycle/operator-error.ts'
import { parseSecrets, type Secrets, saveSecrets } from '../lifecycle/secrets.ts'
import { knownMigrations } from '../prepare/migrations.ts'
import { presentNames, renameApplied } from '../prepare/renamed-migrations.ts'
import { ensureSeedTable, seedTable } from '../prepare/seed-marker.ts'
import { clearDatabase } from './clear-database.ts'
import { deferForeignKeys, filledTables } from './inventory.ts'
import { makeJobQueue } from './job-queue.ts'
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
import { readJson, readManifest, summaryOf } from './read-manifest.ts'
import { restoreFailure } from './restore-failure.ts'
import { type RestoredMedia, restoreMedia } from './restored-media.ts'
import { openSession } from './session.ts'
import { type ArchivedFile, changedBytes, readArchive } from './tar/reader.ts'

/** Tables that a start fills by itself: a database with nothing else in it counts as empty. */
const ownBookkeeping = new Set(['public.payload_migrations', `public.${seedTable}`])

export type RestoreOptions = {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly source: string
  /** Whether what is in the database may go. */
  readonly replace: boolean
  /** Whether the secrets are ours to replace, and not the environment's. */
  readonly withSecrets: boolean
  /** Leaves the database in the shape it had when the backup was made, for the tests of upgrades. */
  readonly keepShape?: boolean
  readonly signal?: AbortSignal
}

export type RestoreReport = { readonly createdAt: string; readonly rows: number; readonly mediaFiles: number }

/**
 * Puts a backup in the place of what is there. The database is brought to the shape it had when the backup was
 * made, filled, and brought to this version's shape, in one transaction: it is restored completely, checked
 * against its foreign keys and counts, or left as it was.
 *
 * @throws OperatorError when the database is not empty (without `replace`), the backup is damaged or too new, or the
 * database or a file cannot be written.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  try {
    return await restore(options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    // A changed byte may lead to any failure before the checksum at the end tells of it.
    throw restoreFailure((await changedBytes(options.source)) ?? error, options.source)
  }
}

async function restore(options: RestoreOptions): Promise<RestoreReport> {
  const archive = readArchive(options.source)
  const manifest = await readManifest(archive)
  const had = presentNames(manifest.migrations)
  const known = await knownMigrations()
  if (had.some((name) => !known.includes(name))) {
    throw new OperatorError(
      'The backup was made by a newer version of Forecourt, or by one before the first release. Restore it with that version.',
    )
  }
  const client = await openSession(options.databaseUrl)
  const migrator = await openMigrator(client)
  const media = restoreMedia(options.dataDir)
  let committed = false
  try {
    await client.query('begin')
    await makeRoom(client, options.replace)
    await migrator.run(had)
    await ensureSeedTable(client)
    await makeJobQueue(client, manifest.tables)
    const { summary, secrets } = await fill(client, manifest, archive, media, options.signal)
    await renameApplied(client)
    const later = options.keepShape ? [] : known.filter((name) => !had.includes(name))
    await migrator.run(later)
    await rememberMigrations(client, later)
    await forgetPages(client)
    options.signal?.throwIfAborted()
    await media.putInPlace()
    await client.query('commit')
    committed = true
    if (secrets && options.withSecrets) await keepSecrets(options.dataDir, secrets)
    const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0)
    return { createdAt: manifest.createdAt, rows, mediaFiles: media.files }
  } finally {
    if (!committed) await media.undo()
    await media.discard()
    await migrator.close()
    await client.end().catch(() => {})
  }
}

async function keepSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  await saveSecrets(dataDir, secrets).catch((cause: unknown) => {
    throw new OperatorError(
      `Rows and media were restored, but not the secrets: ${messageOf(cause)}. Restore again with --replace.`,
      { cause },
    )
  })
}

async function makeRoom(client: Client, replace: boolean): Promise<void> {
  const filled = await filledTables(client, ownBookkeeping)
  if (filled.length > 0 && !replace) {
    throw new OperatorError(
      `The database is not empty (${filled.slice(0, 3).join(', ')} …). Restore into an empty one, or add --replace ` +
        'to give up everything that is in it.',
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
    else if (file.name === summaryName) summary = summaryOf(await readJson(file))
  }
  if (!summary || summary.mediaFiles !== media.files) {
    throw new OperatorError('The backup is not complete: its end is missing.')
  }
  await tables.finish(summary)
  await checkForeignKeys()
  return { summary, secrets }
}

/** Notes migrations as Payload does, in one batch after the last. */
async function rememberMigrations(client: Client, names: readonly string[]): Promise<void> {
  await client.query(
    `insert into payload_migrations (name, batch, created_at, updated_at)
     select name, (select coalesce(max(batch), 0) + 1 from payload_migrations), now(), now() from unnest($1::text[]) as name`,
    [names],
  )
}

/** A site on the same database has pages of before. */
async function forgetPages(client: Client): Promise<void> {
  const message: Invalidation = { tags: [everything] }
  await client.query('select pg_notify($1, $2)', [invalidationChannel, JSON.stringify(message)])
}
