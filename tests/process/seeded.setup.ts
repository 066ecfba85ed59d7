import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { seededFolder } from '../seeded.ts'
import { cleanUp, makeFolder, processesOf, start } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A seeded data folder of a stopped site, to be copied. */
    seededDataDir: string
  }
}

/** Starts the site once, unless `npm test` has, so that tests need not seed its content. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (seededFolder) {
    project.provide('seededDataDir', path.join(seededFolder, 'process'))
    return async () => {}
  }
  const folder = await makeFolder()
  const dataDir = path.join(folder, 'data')
  const site = await start(dataDir)
  site.npm.kill('SIGTERM')
  await site.ended
  if (processesOf(dataDir).length > 0)
    throw new Error(`the first start could not be stopped:\n${site.output()}`)
  project.provide('seededDataDir', dataDir)
  return () => cleanUp(folder)
}
