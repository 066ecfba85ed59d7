import { readdirSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'dumps')
const extension = '.tar.gz'

/** Returns the path of the dump of a database, named after its last migration. */
export const dumpPath = (migration: string): string => path.join(folder, migration + extension)

/** Returns the names of the migrations with a stored dump, oldest first. */
export function listDumps(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .sort()
}
