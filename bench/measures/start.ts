import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort, startSite } from '#tests/e2e/support/site.ts'
import { type Measure, pages } from '../measure.ts'
import { median } from '../statistics.ts'

const STARTS = 3
const LIMIT_MS = 5_000

/** Time from the start command of a built and seeded site, database included, to the first home page. */
export const start: Measure = {
  name: 'start',
  run: async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'forecourt-start-'))
    await chmod(dataDir, 0o711)
    const startOnce = async () => {
      const site = await startSite({ port: await freePort(), dataDir, probe: pages.home })
      await site.stop()
      return site.startedInMs
    }
    try {
      await startOnce() // Seeds.
      const times: number[] = []
      for (let count = 0; count < STARTS; count += 1) times.push(await startOnce())
      const time = median(times)
      return [
        {
          name: `built and seeded: start to first 200, median of ${STARTS}`,
          measured: `${(time / 1000).toFixed(2)} s`,
          goal: `≤ ${LIMIT_MS / 1000} s`,
          reference: '–',
          reached: time <= LIMIT_MS,
        },
      ]
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}
