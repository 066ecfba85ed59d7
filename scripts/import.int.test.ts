import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Task } from '#server/lifecycle/task.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

let cms: TestCms
let task: Task
let folder: string
let printed = ''
beforeAll(async () => {
  cms = await openTestCms()
  // Its import reads the configuration that the line before provides.
  ;({ task } = await import('./import.ts'))
  // The command closes the CMS that it opens; here the tests share one.
  vi.spyOn(cms.payload, 'destroy').mockResolvedValue(undefined)
  folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-import-'))
  const region = await cms.payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  for (const code of ['T1', 'T2'])
    await cms.payload.create({
      collection: 'dealers',
      data: {
        ...{ name: code, slug: code.toLowerCase(), supplierCode: code, toyotaSupplier: 'Y' },
        ...{ region: region.id, _status: 'published' },
      },
    })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await cms.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})

/** Runs `npm run import -- …` in the folder of the feeds. */
const run = (...args: string[]) =>
  task(args, {
    ...{ calledFrom: folder, siteIsRunning: false, ownDatabase: false },
    signal: new AbortController().signal,
  })

const header = 'id,dealerCode,make,model,price,allowInternet'
const feed = (...rows: string[]) =>
  writeFile(path.join(folder, 'feed.csv'), `${[header, ...rows].join('\n')}\n`)
const vehicle = (id: string, dealer = 'T1') => `${id},${dealer},Kia,Rio,150000,true`

describe('npm run import', () => {
  it.each([
    [[]],
    [['stock']],
    [['dealers', 'feed.csv']],
    [['stock', 'a.csv', 'b.csv']],
    [['stock', 'a.csv', '--all']],
  ])('explains its use for %j', async (args) => {
    await expect(run(...args)).rejects.toThrow(/^Usage: npm run import -- stock FILE/)
  })

  it('names a file that it cannot read', async () => {
    await expect(run('stock', 'missing.csv')).rejects.toThrow(
      `${path.join(folder, 'missing.csv')} cannot be read.`,
    )
  })

  it('applies a feed and prints what it changed, with line and reason of each refused vehicle', async () => {
    await feed(vehicle('A1'), vehicle('A2'), vehicle('A3', 'T9'), vehicle('B1', 'T2'))
    await run('stock', 'feed.csv')
    expect(printed).toContain(
      '4 vehicles read: 3 added, 0 changed, 0 unchanged, 1 refused; 0 no longer in the feed.',
    )
    expect(printed).toContain('  line 4, A3: There is no listed dealer with the code “T9”.')
    await run('stock', 'feed.csv')
    expect(printed).toContain(
      '4 vehicles read: 0 added, 0 changed, 3 unchanged, 1 refused; 0 no longer in the feed.',
    )
  })

  it('ends with the code of bad data when a feed would unlist more than half, and applies it with the flag', async () => {
    await feed(vehicle('A1'))
    await expect(run('stock', 'feed.csv')).rejects.toMatchObject({
      exitCode: 65,
      message: expect.stringContaining('unlist 2 of 3 listed vehicles, more than half'),
    })
    await run('stock', 'feed.csv', '--allow-large-removal')
    expect(printed).toContain('0 added, 0 changed, 1 unchanged, 0 refused; 2 no longer in the feed.')
  })

  it('leaves the vehicles of other dealers alone when it names some', async () => {
    await feed(vehicle('B2', 'T2'))
    await run('stock', 'feed.csv', '--dealers', 'T2')
    expect(printed).toContain(
      '1 vehicle read: 1 added, 0 changed, 0 unchanged, 0 refused; 0 no longer in the feed.',
    )
  })
})
