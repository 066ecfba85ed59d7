import { execFile } from 'node:child_process'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '#server/postgres/port.ts'
import { ADMIN_PASSWORD, PINNED_CLOCK } from './e2e/support/settings.ts'
import { startSite } from './e2e/support/site.ts'

/** The folder with the data folders of stopped, seeded sites that `npm test` makes once for all levels, when it has. */
export const seededFolder = process.env.SEEDED_FOLDER

/** The configuration of the sites: journeys have a fixed date and a known password. */
export const seededSites = {
  process: {},
  journeys: { CLOCK: PINNED_CLOCK, ADMIN_PASSWORD },
} as const

export type SeededSite = keyof typeof seededSites

/** Seeds every site in a folder, all at once: seeding waits for the database half of the time. */
export async function seedSites(folder: string): Promise<void> {
  await chmod(folder, 0o711)
  const seed = async ([name, env]: [string, Readonly<Record<string, string>>]) => {
    const site = await startSite({ port: await findFreePort(), dataDir: path.join(folder, name), env })
    await site.stop()
  }
  await Promise.all(Object.entries(seededSites).map(seed))
}

/** Copies the data folder of a seeded site, which is stopped. */
export async function copyDataDir(source: string, target: string): Promise<void> {
  // Preserves owners and modes, which `fs.cp` does not.
  await promisify(execFile)('cp', ['-a', source, target])
  // Two copies that start at once with the same port would both find it free.
  const file = path.join(target, 'postgres.json')
  const port = await findFreePort()
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), port }))
}
