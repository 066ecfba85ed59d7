import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { copyDataDir, seededFolder, seededSites } from '../../seeded.ts'
import { startSite } from './site.ts'

/** Starts the product once for all journeys, on seeded content when `npm test` has made it; returns what stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-journeys-'))
  await chmod(folder, 0o711)
  const dataDir = path.join(folder, 'data')
  if (seededFolder) await copyDataDir(path.join(seededFolder, 'journeys'), dataDir)
  const site = await startSite({
    port: Number(process.env.E2E_PORT),
    dataDir,
    env: { ...seededSites.journeys, CATALOGUE: 'on', LOG_LEVEL: 'warn' },
  })
  return async () => {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
