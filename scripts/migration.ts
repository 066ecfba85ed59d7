import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { childEnvironment } from '#platform/process/config.ts'
import { recordMigrations } from './migration/released.ts'
import { presentSnapshots, removeOlderSnapshots } from './migration/snapshots.ts'

const folder = path.join(import.meta.dirname, '../src/cms/migrations')
const name = process.argv[2] ?? 'change'

if (name === '--note') {
  recordMigrations()
  process.exit(0)
}

/**
 * `npm run migration NAME` writes the migration from the last committed schema to the current collections, records it in the
 * list of released migrations and removes the previous snapshot. `npm run migration -- --note` records it again after an edit.
 * Payload generates imports for a bundler, which are corrected for plain Node.
 */
if (presentSnapshots().length !== 1) {
  // Without the newest snapshot Payload would write a migration that creates every table.
  process.stderr.write(
    'src/cms/migrations must hold exactly one .json, the newest snapshot: restore it from the last commit.\n',
  )
  process.exit(1)
}
const before = new Set(readdirSync(folder))
const { status } = spawnSync('payload', ['migrate:create', name, '--disable-transpile', '--skip-empty'], {
  stdio: 'inherit',
  env: childEnvironment({
    PAYLOAD_CONFIG_PATH: 'src/cms/payload.config.ts',
    PAYLOAD_SECRET: 'no database is opened to write a migration',
    NODE_OPTIONS: '--no-deprecation',
  }),
})
if (status !== 0) process.exit(1)
for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.ts'))) {
  const source = readFileSync(path.join(folder, file), 'utf8')
  const corrected = source
    .replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replaceAll(/from '(\.\/[^'.]+)'/g, "from '$1.ts'")
  if (corrected !== source) writeFileSync(path.join(folder, file), corrected)
}
recordMigrations()
removeOlderSnapshots()
const created = readdirSync(folder).filter((entry) => !before.has(entry))
process.stdout.write(
  created.length > 0
    ? `Wrote ${created.join(', ')}. Next: node scripts/upgrade-dump.ts\n`
    : 'The database already has this shape.\n',
)
