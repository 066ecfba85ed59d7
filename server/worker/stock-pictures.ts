import { once } from 'node:events'
import { readPictureWork, stockPicturesSchedule } from '#features/stock-pictures/jobs.ts'
import { config } from '#platform/config.ts'
import { siteClock } from '#platform/site-clock.ts'
import { startProgram } from '../lifecycle/child-process.ts'
import type { ScheduledJob } from './queue.ts'

async function runProgram(): Promise<void> {
  const [code] = await once(startProgram('server/stock-pictures.ts'), 'exit')
  if (code !== 0) throw new Error(`Stock pictures exited with code ${code}; the reason is in the log above.`)
}

/** The job that fetches the pictures of feeds. It starts the program only when there is something to do. */
export function createStockPicturesJob(connectionString: string, run = runProgram): ScheduledJob {
  return {
    name: 'stock-pictures',
    cron: stockPicturesSchedule,
    async run() {
      if (config().stockPictures === 'link') return
      const { isPending, isUpkeepDue } = await readPictureWork(connectionString, siteClock().now())
      if (isPending || isUpkeepDue) await run()
    },
  }
}
