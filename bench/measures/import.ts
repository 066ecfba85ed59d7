import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort, type Site, startSite } from '#tests/e2e/support/site.ts'
import { memoryOfTree } from '../load/process-memory.ts'
import { takeVehicles, writeFeed } from '../load/stock-feed.ts'
import { createFigureFactory, type Figure, type Measure } from '../measure.ts'

const ROWS = 100_000
const SECONDS = 60
const MEGABYTES = 300
const SAMPLE_EVERY_MS = 100

type Run = { readonly seconds: number; readonly peakMegabytes: number; readonly output: string }

/** Runs `npm run import` and watches the memory of its largest process. */
async function importFeed({ dataDir }: Site, file: string): Promise<Run> {
  const started = performance.now()
  const args = ['scripts/start.mjs', '--task', 'scripts/import.ts', 'stock', file, '--allow-large-removal']
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, STOCK_PICTURES: 'link' } as const
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [output, peakKb] = ['', 0]
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const timer = setInterval(() => {
    peakKb = Math.max(peakKb, ...memoryOfTree(child.pid ?? 0).map((process) => process.peakKb))
  }, SAMPLE_EVERY_MS)
  const [code] = await once(child, 'close')
  clearInterval(timer)
  if (code !== 0) throw new Error(`The import failed: ${output}`)
  return { seconds: (performance.now() - started) / 1_000, peakMegabytes: peakKb / 1024, output }
}

async function measure(site: Site, folder: string): Promise<Figure[]> {
  const vehicles = await takeVehicles(site, ROWS)
  const [one, all, raised] = [
    path.join(folder, 'one.csv'),
    path.join(folder, 'all.csv'),
    path.join(folder, 'raised.csv'),
  ]
  await writeFeed(one, vehicles.slice(0, 1))
  await writeFeed(all, vehicles)
  await writeFeed(raised, vehicles, 1_000)
  const idle = await importFeed(site, one)
  const figureOf = createFigureFactory('import')
  const figures: Figure[] = []
  for (const [what, file] of [
    ['added', all],
    ['changed', raised],
    ['unchanged', raised],
  ] as const) {
    const { seconds, peakMegabytes, output } = await importFeed(site, file)
    // The first run finds the vehicle of the small feed.
    const count = what === 'added' ? ROWS - 1 : ROWS
    if (!output.includes(`${count} ${what}`))
      throw new Error(`The feed was not imported completely: ${output}`)
    const beyond = peakMegabytes - idle.peakMegabytes
    figures.push(
      figureOf(
        `${count} vehicles ${what}`,
        `${seconds.toFixed(1)} s, start of the command included`,
        `≤ ${SECONDS} s`,
        seconds <= SECONDS,
      ),
      figureOf(
        `peak memory, vehicles ${what}`,
        `${Math.round(beyond)} MB beyond ${Math.round(idle.peakMegabytes)} MB with one vehicle`,
        `≤ ${MEGABYTES} MB`,
        beyond <= MEGABYTES,
      ),
    )
  }
  return figures
}

/** The import of a large feed beside the running site: time and memory of the whole command. Linux only. */
export const importFeeds: Measure = {
  name: 'import',
  run: async () => {
    const env = { LOG_LEVEL: 'warn', STOCK_PICTURES: 'link' }
    const site = await startSite({ port: await freePort(), env })
    const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-feeds-'))
    try {
      return await measure(site, folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
      await site.stop()
    }
  },
}
