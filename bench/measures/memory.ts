import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type Site, startSite } from '#tests/e2e/support/site.ts'
import { memoryOfTree, residentMegabytesOf, watchResident } from '../load/process-memory.ts'
import { createFigureFactory, type Figure, type Measure, skippedFigure } from '../measure.ts'

const AT_ONCE = 4
/** Time for timers and the garbage collector after the crawl, in milliseconds. */
const IDLE_MS = 60_000
const PEAK_MB = 620
const IDLE_MB = 390

const figure = createFigureFactory('memory')

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

/** The paths of the sitemap; a sitemap of sitemaps is followed. */
async function pathsOf(origin: string, sitemap: string): Promise<string[]> {
  const xml = await (await fetch(origin + sitemap)).text()
  const paths = locations(xml).map((url) => new URL(url).pathname)
  if (!xml.includes('<sitemapindex')) return paths
  return (await Promise.all(paths.map((path) => pathsOf(origin, path)))).flat()
}

/** Requests every page once. Returns the number of pages. */
async function crawl(origin: string): Promise<number> {
  const paths = await pathsOf(origin, '/sitemap.xml')
  const queue = [...paths]
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path} returned ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return paths.length
}

async function measureCrawl(site: Site): Promise<Figure[]> {
  const { pid, url } = site
  const started = residentMegabytesOf(pid)
  const watch = watchResident(pid)
  const pages = await crawl(url)
  const peak = watch.stop()
  await sleep(IDLE_MS)
  const idle = residentMegabytesOf(pid)
  const tree = memoryOfTree(pid).reduce((sum, { residentKb }) => sum + residentKb, 0) / 1024
  const megabytes = (value: number) => `${Math.round(value)} MB`
  return [
    { ...figure('main process after the start', megabytes(started), '–', true), reached: null },
    figure(
      `main process, peak of a crawl of ${pages} pages`,
      megabytes(peak),
      `≤ ${PEAK_MB} MB`,
      peak <= PEAK_MB,
    ),
    figure('main process, idle after the crawl', megabytes(idle), `≤ ${IDLE_MB} MB`, idle <= IDLE_MB),
    { ...figure('site, worker and database, idle', megabytes(tree), '–', true), reached: null },
  ]
}

/** Resident memory of a site of its own: after the start, during a crawl of all its pages, and afterwards. */
export const memory: Measure = {
  name: 'memory',
  run: async () => {
    if (process.platform !== 'linux') return [skippedFigure('memory: main process', '–', '–', 'Linux only')]
    const site = await startSite({ port: await freePort(), env: { LOG_LEVEL: 'warn' } })
    try {
      return await measureCrawl(site)
    } finally {
      await site.stop()
    }
  },
}
