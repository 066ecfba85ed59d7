import { mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cleanUp, copySeeded, killAll, makeFolder, processesOf, run, start } from './product.ts'

let folder: string

beforeEach(async () => {
  folder = await makeFolder()
})
afterEach(async () => {
  await killAll(path.join(folder, 'restored'))
  await cleanUp(folder)
})

it('a running site is backed up, and the backup makes the same site elsewhere', async () => {
  const dataDir = path.join(folder, 'data')
  await copySeeded(dataDir)
  const site = await start(dataDir)
  await mkdir(path.join(dataDir, 'media'), { recursive: true })
  await writeFile(path.join(dataDir, 'media/ê.jpg'), 'picture')
  const file = path.join(folder, 'a backup.tar.gz')
  expect(await (await run(['run', 'backup', file], dataDir)).ended).toMatchObject({ code: 0 })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const refused = await (await run(['run', 'restore', file], dataDir)).ended
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Stop it first') })

  const elsewhere = path.join(folder, 'restored')
  expect(await (await run(['run', 'restore', file], elsewhere)).ended).toMatchObject({ code: 0 })
  expect(processesOf(elsewhere)).toEqual([])
  const restored = await start(elsewhere)
  expect(restored.said()).not.toContain('first administrator')
  expect(await textOf(`${restored.origin}/vehicles`)).toBe(await textOf(`${site.origin}/vehicles`))
})

/** What a visitor reads on a page: its text, without addresses and scripts. */
async function textOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text()
  return html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
}
