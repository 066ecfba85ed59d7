import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Migration } from 'payload'
import { config, provideConfig } from '#platform/process/config.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { startEmbeddedPostgres } from '#server/postgres/index.ts'
import { knownMigrations } from '#server/prepare/migrations.ts'
import { admin } from '#tests/upgrade/contents.ts'
import { dumpPath } from '#tests/upgrade/dumps.ts'
import '#tests/upgrade/without-next.ts'

/**
 * `node scripts/upgrade-dump.ts`: writes a small database with the current schema for the upgrade tests, named after the last
 * migration. Run it in the commit that adds the migration. Never rewrite a dump that is on main.
 */
const target = dumpPath((await knownMigrations()).at(-1) ?? '')
const displayPath = path.relative(process.cwd(), target)
if (existsSync(target)) {
  process.stderr.write(
    `${displayPath} already exists. If its migration is not on main yet, delete the file and run this again.\n`,
  )
  process.exit(1)
}
const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-dump-'))
await chmod(folder, 0o711)
const server = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'database'),
  settings: { fsync: 'off' },
})
try {
  const dataDir = path.join(folder, 'data')
  process.env.DATA_DIR = dataDir
  process.env.LOG_LEVEL = 'error'
  process.env.ADMIN_EMAIL = admin.email
  process.env.ADMIN_PASSWORD = admin.password
  const secret = 'made up, and the same in every dump'
  provideConfig({ DATABASE_URL: server.url, PAYLOAD_SECRET: secret, INTERNAL_SECRET: secret })
  await fill()
  await writeBackup({ databaseUrl: config().databaseUrl ?? '', dataDir, target })
  const { size } = await stat(target)
  process.stdout.write(`Wrote ${displayPath} (${Math.ceil(size / 1_024)} KB)\n`)
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(0)

/** Imports the CMS dynamically, because it reads its configuration when it is imported. */
async function fill(): Promise<void> {
  const { openCms } = await import('#cms/open.ts')
  const { migrations } = await import('#cms/migrations/index.ts')
  const { fillSample } = await import('#tests/upgrade/fill-sample.ts')
  const { closeOutbox } = await import('#platform/outbox/outbox.ts')
  const payload = await openCms()
  await payload.db.migrate({ migrations: migrations as Migration[] })
  await fillSample(payload)
  await closeOutbox(payload)
  await payload.destroy()
}
