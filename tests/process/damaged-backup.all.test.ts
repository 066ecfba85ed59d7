import { readFile, rename, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cleanUp, copySeededDataDir, makeFolder, run, start } from './product.ts'

let folder: string

beforeEach(async () => {
  folder = await makeFolder()
})
afterEach(() => cleanUp(folder))

it('names a damaged database with the way out, and restores the site with its secrets', async () => {
  const dataDir = path.join(folder, 'data')
  await copySeededDataDir(dataDir)
  const file = path.join(folder, 'backup.tar.gz')
  expect(await (await run(['run', 'backup', file], dataDir)).ended).toMatchObject({ code: 0 })
  const secrets = await readFile(path.join(dataDir, 'secrets.json'), 'utf8')
  const cluster = path.join(dataDir, 'postgres/cluster')
  await truncate(path.join(cluster, 'global/pg_control'))
  for (const args of [['start'], ['run', 'restore', file, '--', '--replace']]) {
    const { code, output } = await (await run(args, dataDir)).ended
    expect.soft(code).toBe(1)
    expect.soft(output).toContain(`The embedded database in ${cluster} cannot be used`)
    expect.soft(output).toContain(`move ${dataDir} aside`)
    expect.soft(output).not.toMatch(/DATABASE_URL|\n\s+at /)
  }
  await rename(dataDir, path.join(folder, 'aside'))
  expect(await (await run(['run', 'restore', file], dataDir)).ended).toMatchObject({ code: 0 })
  expect(JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8'))).toEqual(JSON.parse(secrets))
  const site = await start(dataDir)
  expect((await fetch(`${site.origin}/vehicles`)).status).toBe(200)
})

it('refuses a damaged backup without a stack trace, and leaves the site unchanged', async () => {
  const dataDir = path.join(folder, 'data')
  await copySeededDataDir(dataDir)
  const file = path.join(folder, 'backup.tar.gz')
  await (await run(['run', 'backup', file], dataDir)).ended
  await truncate(file, Math.floor((await stat(file)).size / 2))
  const { code, output } = await (await run(['run', 'restore', file, '--', '--replace'], dataDir)).ended
  expect(code).toBe(1)
  expect(output).toContain(`The backup ${file} is damaged`)
  expect(output).not.toMatch(/\n\s+at /)
  const site = await start(dataDir)
  expect((await fetch(`${site.origin}/vehicles`)).status).toBe(200)
})
