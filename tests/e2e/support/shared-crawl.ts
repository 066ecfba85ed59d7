import { open, readFile, rename, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Crawl, crawl } from './crawl.ts'

/** How often a worker looks whether the other one has finished, in milliseconds. */
const POLL_MS = 250

/**
 * Crawls the site, or reads the crawl of another worker: the first one that asks does it for the whole run, and the others
 * wait for its file.
 */
export async function sharedCrawl(origin: string): Promise<Crawl> {
  const { port } = new URL(origin)
  // The parent of all workers: a later run on the same port crawls again.
  const file = path.join(os.tmpdir(), `forecourt-crawl-${port}-${process.ppid}.json`)
  const isFirst = await open(`${file}.lock`, 'wx').then(
    async (lock) => {
      await lock.close()
      return true
    },
    () => false,
  )
  if (isFirst) {
    const crawled = await crawl(origin)
    await writeFile(`${file}.part`, JSON.stringify(crawled))
    await rename(`${file}.part`, file)
    return crawled
  }
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text !== null) return JSON.parse(text)
    await sleep(POLL_MS)
  }
}
