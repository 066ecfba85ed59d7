import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { childEnvironment } from '#platform/config.ts'
import { noteMigrations } from './migration/released.ts'
import { presentSnapshots, removeOlderSnapshots } from './migration/snapshots.ts'

const folder = path.join(import.meta.dirname, '../src/cms/migrations')
const name = process.argv[2] ?? 'change'

if (name === '--note') {
  noteMigrations()
  process.exit(0)
}

/**
 * Writes the migration from the last committed shape of the database to the present collections
 * (`npm run migration NAME`), notes it in the list of released ones and removes the snapshot of the shape before;
 * `npm run migration -- --note` notes it again after it was edited. Payload's files are made for a bundler: the imports
 * are put right for plain Node.
 */
if (presentSnapshots().length !== 1) {
  // Without the newest snapshot Payload would write a migration that creates every table.
  process.stderr.write(
    'src/cms/migrations needs its newest .json, and no other: take it from the last commit.\n',
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
noteMigrations()
removeOlderSnapshots()
const made = readdirSync(folder).filter((entry) => !before.has(entry))
process.stdout.write(
  made.length > 0
    ? `Wrote ${made.join(', ')}. Next: node scripts/upgrade-dump.ts\n`
    : 'The database already has this shape.\n',
)
