import { readFileSync } from 'node:fs'
import { storedDumps } from '#tests/upgrade/dumps.ts'
import {
  migrationsFolder,
  type Noted,
  parseReleased,
  presentMigrations,
  releasedFile,
} from '../migration/released.ts'
import { presentSnapshots } from '../migration/snapshots.ts'
import { type Check, outcomeOf } from './check.ts'

/** The last migration without stored data of its own shape; every one after it has a dump. */
const lastWithoutDump = '20261122_042716_vehicles'

type Project = {
  readonly released: readonly Noted[]
  readonly present: readonly Noted[]
  /** Names in `index.ts`, in its order. */
  readonly run: readonly string[]
  readonly dumps: readonly string[]
  /** Files that hold a shape of the database; the newest is what the next migration is generated from. */
  readonly snapshots: readonly string[]
}

const never =
  'a migration that is on main is never renamed, removed or changed, or databases that had it do not start'

function faultOf({ name, hash }: Noted, present: readonly Noted[]): string[] {
  const found = present.find((each) => each.name === name)
  if (!found) return [`${name} is missing: put it back; ${never} (${releasedFile})`]
  if (found.hash === hash) return []
  return [
    `${name} has changed: put it back and write another migration; ${never}. If it was never on main and is the ` +
      'last one: npm run migration -- --note',
  ]
}

function faultsOfNew({ released, present }: Project): string[] {
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

/** What is wrong with the migrations and the stored data of their shapes, a line each. */
export function faultsOfMigrations(project: Project): string[] {
  const { released, present, run, dumps, snapshots } = project
  const names = present.map(({ name }) => name)
  const inOrder = released.every(({ name }, at) => at === 0 || (released[at - 1]?.name ?? '') < name)
  return [
    ...released.flatMap((noted) => faultOf(noted, present)),
    ...faultsOfNew(project),
    ...(inOrder ? [] : [`${releasedFile} is not in the order of the names`]),
    ...(`${run}` === `${names}`
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

/** Migrations stay as they are once they are on main, and each has stored data of its shape. */
export const migrations: Check = {
  name: 'migrations',
  run: async () => {
    const released = parseReleased(readFileSync(releasedFile, 'utf8'))
    const run = namesRun(readFileSync(`${migrationsFolder}/index.ts`, 'utf8'))
    const faults = faultsOfMigrations({
      released,
      present: presentMigrations(),
      run,
      dumps: storedDumps(),
      snapshots: presentSnapshots(),
    })
    return outcomeOf(faults, `${released.length} as they were released`)
  },
}
