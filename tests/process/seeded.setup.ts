import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { cleanUp, makeFolder, processesOf, start } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as a first start leaves it, stopped, to be copied. */
    seededDataDir: string
  }
}

/** Starts the site once, so that not every test has to wait for its content. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeFolder()
  const dataDir = path.join(folder, 'data')
  const site = await start(dataDir)
  site.npm.kill('SIGTERM')
  await site.ended
  if (processesOf(dataDir).length > 0)
    throw new Error(`the first start could not be stopped:\n${site.said()}`)
  project.provide('seededDataDir', dataDir)
  return () => cleanUp(folder)
}
