import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { provideIncomingFolder } from './incoming-folder.test-support.ts'
import { createRequestFolder, removeAbandonedUploads } from './incoming-folder.ts'

const { incoming, leftOver } = provideIncomingFolder()

it('prepares the folder again when it could not be prepared, and creates it again when it was removed', async () => {
  vi.resetModules()
  const loaded = await import('./incoming-folder.ts')
  await rm(incoming(), { recursive: true, force: true })
  // A file in the place of the folder.
  await writeFile(incoming(), '')
  await expect(loaded.createRequestFolder()).rejects.toThrow('EEXIST')
  await rm(incoming())
  await rm(await loaded.createRequestFolder(), { recursive: true })
  await rm(incoming(), { recursive: true })
  await rm(await loaded.createRequestFolder(), { recursive: true })
})

/** Creates the folder of a request that another process received. */
async function makeFolder(name: string, hours = 0) {
  await mkdir(path.join(incoming(), name), { recursive: true })
  const at = Date.now() / 1_000 - hours * 3_600
  await utimes(path.join(incoming(), name), at, at)
}

/** Creates folders that are in use, also by other machines, and others that are not. @returns those in use. */
async function makeFolders(): Promise<readonly string[]> {
  const created = path.basename(await createRequestFolder())
  const host = created.split('_')[0]
  const others = [`${host}_${process.ppid}_1_running`, 'another_999999_1_machine']
  for (const name of others) await makeFolder(name)
  await makeFolder(`${host}_999999_1_killed`)
  await makeFolder(`${host}_${process.pid}_1_earlier`)
  await makeFolder('another_999999_1_old', 2)
  return [created, ...others]
}

it('removes what killed processes left with the first upload of a process, and nothing of those that run', async () => {
  const used = await makeFolders()
  // A module that is loaded again stands for a new process.
  vi.resetModules()
  const loaded = await import('./incoming-folder.ts')
  const own = path.basename(await loaded.createRequestFolder())
  expect(await leftOver()).toEqual([...used, own].sort())
  await rm(incoming(), { recursive: true })
})

it('removes the same without an upload, and nothing where there is no folder', async () => {
  const used = await makeFolders()
  expect(await removeAbandonedUploads()).toBe(3)
  expect(await leftOver()).toEqual([...used].sort())
  expect(await removeAbandonedUploads()).toBe(0)
  await rm(incoming(), { recursive: true })
  expect(await removeAbandonedUploads()).toBe(0)
})
