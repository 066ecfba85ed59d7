import { mkdir, stat, writeFile } from 'node:fs/promises'
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

/** Returns the text of a page, without markup and scripts, which Next writes wherever a piece of the page ends. */
async function textOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text()
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
  return text.replace(/\s+/g, ' ')
}
