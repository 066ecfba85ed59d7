import { mkdir, readFile, rename, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cleanUp, copySeededDataDir, killAll, makeFolder, processesOf, run, start } from './product.ts'

let folder: string

beforeEach(async () => {
  folder = await makeFolder()
})
afterEach(async () => {
  await killAll(path.join(folder, 'restored'))
  await cleanUp(folder)
})

it('backs up a running site, refuses to restore over it, and restores the same site elsewhere', async () => {
  const dataDir = path.join(folder, 'data')
  await copySeededDataDir(dataDir)
  const site = await start(dataDir)
  await mkdir(path.join(dataDir, 'media'), { recursive: true })
  await writeFile(path.join(dataDir, 'media/ê.jpg'), 'picture')
  const file = path.join(folder, 'a backup.tar.gz')
  expect(await (await run(['run', 'backup', file], dataDir)).ended).toMatchObject({ code: 0 })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const refused = await (await run(['run', 'restore', file], dataDir)).ended
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Stop it first') })

  const elsewhere = path.join(folder, 'restored')
  expect(await (await run(['run', 'restore', file], elsewhere)).ended).toMatchObject({ code: 0 })
  expect(processesOf(elsewhere)).toEqual([])
  const restored = await start(elsewhere)
  expect(restored.output()).not.toContain('first administrator')
  expect(await textOf(`${restored.origin}/vehicles`)).toBe(await textOf(`${site.origin}/vehicles`))
})

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

/** Returns the text of a page, without markup and scripts. */
async function textOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text()
  return html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
}
