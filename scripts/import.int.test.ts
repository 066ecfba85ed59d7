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
    [['events', 'a.csv', '--dealers', 'T1']],
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

  it('imports events with their dates as text, says which it refused, and changes nothing the second time (C-080, C-081, C-096, C-229)', async () => {
    const rows = [
      'id,title,date,category,description,national',
      '1,Gravel tour,31 Oct - 1 Nov 2025,Cycling,"Windhoek, Namibia",true',
      '2,Night run,TBC,Running,Durban,',
    ]
    const name = path.join(folder, 'events.csv')
    await writeFile(name, rows.join('\n'))
    await run('events', 'events.csv')
    expect(printed).toContain('2 events read: 1 added, 0 changed, 0 unchanged, 1 refused.')
    expect(printed).toContain('  line 3, Night run: “TBC” states no days.')
    const { docs } = await cms.payload.find({ collection: 'events', overrideAccess: false })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      ...{ slug: 'gravel-tour-1', location: 'Windhoek, Namibia', isNational: true },
      startsOn: expect.stringMatching(/^2025-10-31/),
      endsOn: expect.stringMatching(/^2025-11-01/),
    })

    await run('events', 'events.csv')
    expect(printed).toContain('2 events read: 0 added, 0 changed, 1 unchanged, 1 refused.')
    await writeFile(name, rows.join('\n').replace('Windhoek', 'Swakopmund'))
    await run('events', 'events.csv')
    expect(printed).toContain('2 events read: 0 added, 1 changed, 0 unchanged, 1 refused.')
    const { totalDocs } = await cms.payload.find({ collection: 'events' })
    expect(totalDocs).toBe(1)

    // What an editor has not published is not published by an import.
    await cms.payload.update({
      ...{ collection: 'events', id: docs[0]?.id ?? 0, draft: true },
      data: { subtitle: 'Not finished', _status: 'draft' },
    })
    await writeFile(name, rows.join('\n').replace('Windhoek', 'Walvis Bay'))
    await run('events', 'events.csv')
    expect(printed).toContain('  line 2, Gravel tour: An editor has changed it without publishing.')
  })

  it('refuses a broken file of events as a whole', async () => {
    await writeFile(path.join(folder, 'broken.csv'), '')
    await expect(run('events', 'broken.csv')).rejects.toMatchObject({
      ...{ exitCode: 65, message: 'The file has no events.' },
    })
  })
})
