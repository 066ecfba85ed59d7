import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A migration's name and the SHA-256 of its file. */
export type MigrationRecord = { readonly name: string; readonly hash: string }

/** The committed list of migrations, one `HASH  NAME` each, oldest first. */
export const releasedFile = 'src/cms/released-migrations.txt'
export const migrationsFolder = 'src/cms/migrations'

const isMigration = /^\d{8}_\d{6}.*\.ts$/

export function parseReleased(text: string): MigrationRecord[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [hash = '', name = ''] = line.split('  ')
      return { name, hash }
    })
}

/** Reads the migrations in the folder, oldest first. */
export function presentMigrations(): MigrationRecord[] {
  return readdirSync(migrationsFolder)
    .filter((file) => isMigration.test(file))
    .sort()
    .map((file) => {
      const hash = createHash('sha256').update(readFileSync(path.join(migrationsFolder, file)))
      return { name: file.slice(0, -'.ts'.length), hash: hash.digest('hex') }
    })
}

/**
 * Appends the migrations after the last recorded one. The last record itself is refreshed, because that migration may have
 * been edited before it reached main; earlier records stay unchanged.
 */
export function appendNewMigrations(
  released: readonly MigrationRecord[],
  present: readonly MigrationRecord[],
): MigrationRecord[] {
  const last = released.at(-1)?.name ?? ''
  const earlier = present.some(({ name }) => name === last) ? released.slice(0, -1) : released
  return [...earlier, ...present.filter(({ name }) => name >= last)]
}

/** Updates the committed list with the migrations in the folder. */
export function recordMigrations(): void {
  const records = appendNewMigrations(parseReleased(readFileSync(releasedFile, 'utf8')), presentMigrations())
  writeFileSync(releasedFile, records.map(({ name, hash }) => `${hash}  ${name}\n`).join(''))
}
