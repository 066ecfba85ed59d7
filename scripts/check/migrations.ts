import { readFileSync } from 'node:fs'
import { listDumps } from '#tests/upgrade/dumps.ts'
import {
  type MigrationRecord,
  migrationsFolder,
  parseReleased,
  presentMigrations,
  releasedFile,
} from '../migration/released.ts'
import { presentSnapshots } from '../migration/snapshots.ts'
import { type Check, outcomeOf } from './check.ts'

/** The last migration without a dump of its schema; every later one has a dump. */
const lastWithoutDump = '20261122_042716_vehicles'

type Project = {
  readonly released: readonly MigrationRecord[]
  readonly present: readonly MigrationRecord[]
  /** The names in `index.ts`, in its order. */
  readonly listed: readonly string[]
  readonly dumps: readonly string[]
  /** Schema snapshots; the next migration is generated from the newest. */
  readonly snapshots: readonly string[]
}

const releasedRule =
  'a migration that is on main is never renamed, removed or changed, or databases that ran it do not start'

function violationOf({ name, hash }: MigrationRecord, present: readonly MigrationRecord[]): string[] {
  const found = present.find((migration) => migration.name === name)
  if (!found) return [`${name} is missing: put it back; ${releasedRule} (${releasedFile})`]
  if (found.hash === hash) return []
  return [
    `${name} has changed: put it back and write another migration; ${releasedRule}. If it was never on main and is the ` +
      'last one: npm run migration -- --note',
  ]
}

function violationsOfNew({ released, present }: Project): string[] {
  const known = new Set(released.map(({ name }) => name))
  const last = released.at(-1)?.name ?? ''
  return present
    .filter(({ name }) => !known.has(name))
    .map(({ name }) =>
      name > last
        ? `${name} is not in ${releasedFile}: npm run migration -- --note`
        : `${name} would run before ${last}, which is on main: remove it and write it again with npm run migration NAME`,
    )
}

/** Lists violations of the rules about migrations, their dumps and snapshots, a line each. */
export function findMigrationViolations(project: Project): string[] {
  const { released, present, listed, dumps, snapshots } = project
  const names = present.map(({ name }) => name)
  const inOrder = released.every(({ name }, at) => at === 0 || (released[at - 1]?.name ?? '') < name)
  return [
    ...released.flatMap((migration) => violationOf(migration, present)),
    ...violationsOfNew(project),
    ...(inOrder ? [] : [`${releasedFile} is not in the order of the names`]),
    ...(`${listed}` === `${names}`
      ? []
      : [`${migrationsFolder}/index.ts does not run exactly ${names.join(', ')}`]),
    ...names
      .filter((name) => name > lastWithoutDump && !dumps.includes(name))
      .map((name) => `${name} has no stored data for the upgrade test: node scripts/upgrade-dump.ts`),
    ...dumps
      .filter((name) => !names.includes(name))
      .map((name) => `tests/upgrade/dumps/${name}.tar.gz belongs to no migration`),
    ...(snapshots.length === 0
      ? [`${migrationsFolder} lacks its snapshot: take it from the last commit`]
      : []),
    ...snapshots
      .slice(0, -1)
      .map((file) => `${migrationsFolder}/${file} is an older snapshot, which nothing reads: remove it`),
  ]
}

const namesRun = (index: string) =>
  [...index.matchAll(/^ {4}name: '([^']+)'/gm)].map(([, name]) => name ?? '')

/** Checks that migrations on main are unchanged and that each has a dump of its schema. */
export const migrations: Check = {
  name: 'migrations',
  run: async () => {
    const released = parseReleased(readFileSync(releasedFile, 'utf8'))
    const listed = namesRun(readFileSync(`${migrationsFolder}/index.ts`, 'utf8'))
    const violations = findMigrationViolations({
      released,
      present: presentMigrations(),
      listed,
      dumps: listDumps(),
      snapshots: presentSnapshots(),
    })
    return outcomeOf(violations, `${released.length} as they were released`)
  },
}
