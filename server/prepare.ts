import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Migration } from 'payload'
import pg from 'pg'
import { ensureFirstAdmin } from '#cms/first-admin.ts'
import { migrations } from '#cms/migrations/index.ts'
import { openCms } from '#cms/open.ts'
import { seedContent } from '#cms/seed.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { onParentExit } from './lifecycle/child-process.ts'
import { messageOf, OperatorError } from './lifecycle/operator-error.ts'
import { damagedExitCode } from './lifecycle/prepare-process.ts'
import { isDamage } from './postgres/damage.ts'
import { contentHash } from './prepare/content-hash.ts'
import { isPrepared } from './prepare/pending.ts'
import { progressBar } from './prepare/progress-bar.ts'
import { rejectUnknownMigrations, renameAppliedMigrations } from './prepare/renamed-migrations.ts'
import { isSeededWith, recordSeed } from './prepare/seed-marker.ts'

/**
 * Shows the generated password to the operator once: on the terminal if there is one, else in a file of mode 0600. It
 * is not logged, because logs are stored and shared.
 */
async function announcePassword(dataDir: string, email: string, password: string): Promise<void> {
  if (process.stdout.isTTY) {
    process.stdout.write(
      `\n  First sign-in  ${email}\n  Password       ${password}  (shown once; change it)\n\n`,
    )
    return
  }
  const file = path.join(dataDir, 'first-admin.txt')
  await writeFile(file, `${email}\n${password}\n`, { mode: 0o600, flush: true })
  log.info({ file }, 'first administrator created, password written to file')
}

/** Key of the advisory lock that lets one process at a time prepare a database. Must be the same in every version. */
const preparationLock = 20_261_120

/** Upgrades the configured database to this version: migrations, first administrator, content. */
async function prepare(): Promise<void> {
  const { databaseUrl, dataDir } = config()
  await mkdir(dataDir, { recursive: true })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [preparationLock])
    await renameAppliedMigrations(client)
    if (await isPrepared()) return
    await rejectUnknownMigrations(client)
    const payload = await openCms()
    try {
      await payload.db.migrate({ migrations: migrations as Migration[] })
      await ensureFirstAdmin(payload, (email, password) => announcePassword(dataDir, email, password))
      const hash = await contentHash()
      // After an upgrade whose content is the same only the migrations are missing.
      if (!(await isSeededWith(client, hash))) {
        const created = await seedContent(payload, { onProgress: progressBar('Content') })
        log.info({ created }, 'content seeded')
        await recordSeed(client, hash)
      }
    } finally {
      await payload.destroy()
    }
  } finally {
    await client.end()
  }
}

onParentExit(() => process.exit(1))
try {
  await prepare()
  process.exit(0)
} catch (error) {
  const isExpected = error instanceof OperatorError || isDamage(error) || !(error instanceof Error)
  process.stderr.write(`${isExpected ? messageOf(error) : error.stack}\n`)
  process.exit(isDamage(error) ? damagedExitCode : 1)
}
