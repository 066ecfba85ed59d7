import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'

/** Gives a test file a data folder of its own, and fails each test that leaves an upload in it. */
export function provideIncomingFolder() {
  let dataDir: string
  const incoming = () => path.join(dataDir, 'incoming')
  /** The names of the folders of requests that are there. */
  const leftOver = () =>
    readdir(incoming()).then(
      (names) => names.sort(),
      () => [],
    )
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'forecourt-uploads-'))
    vi.stubEnv('DATA_DIR', dataDir)
    provideConfig({})
  })
  afterEach(async () => {
    const names = await leftOver()
    await rm(incoming(), { recursive: true, force: true })
    await mkdir(incoming(), { recursive: true })
    expect(names).toEqual([])
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    provideConfig({})
    await rm(dataDir, { recursive: true })
  })
  return { incoming, leftOver }
}
