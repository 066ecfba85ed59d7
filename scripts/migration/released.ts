import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A migration by its name, with the SHA-256 of its file. */
export type Noted = { readonly name: string; readonly hash: string }

/** The committed list of migrations, one `HASH  NAME` each, oldest first. */
export const releasedFile = 'src/cms/released-migrations.txt'
export const migrationsFolder = 'src/cms/migrations'

const isMigration = /^\d{8}_\d{6}.*\.ts$/

export function parseReleased(text: string): Noted[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [hash = '', name = ''] = line.split('  ')
      return { name, hash }
    })
}

/** The migrations that are there, oldest first. */
export function presentMigrations(): Noted[] {
  return readdirSync(migrationsFolder)
    .filter((file) => isMigration.test(file))
    .sort()
    .map((file) => {
      const hash = createHash('sha256').update(readFileSync(path.join(migrationsFolder, file)))
      return { name: file.slice(0, -'.ts'.length), hash: hash.digest('hex') }
    })
}

/**
 * The list with every migration that follows the last noted one. The last one itself is noted again, as it may have
 * been edited before it reached main; all earlier ones stay as they were noted.
 */
export function withNew(released: readonly Noted[], present: readonly Noted[]): Noted[] {
  const last = released.at(-1)?.name ?? ''
  const kept = present.some(({ name }) => name === last) ? released.slice(0, -1) : released
  return [...kept, ...present.filter(({ name }) => name >= last)]
}

/** Brings the committed list up to what is there. */
export function noteMigrations(): void {
  const noted = withNew(parseReleased(readFileSync(releasedFile, 'utf8')), presentMigrations())
  writeFileSync(releasedFile, noted.map(({ name, hash }) => `${hash}  ${name}\n`).join(''))
}
