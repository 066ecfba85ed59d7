import { once } from 'node:events'
import { articleFeedsSchedule, hasDueFeeds } from '#features/article-feeds/jobs.ts'
import { siteClock } from '#platform/site-clock.ts'
import { startProgram } from '../lifecycle/child-process.ts'
import type { ScheduledJob } from './queue.ts'

async function runProgram(): Promise<void> {
  const [code] = await once(startProgram('server/article-feeds.ts'), 'exit')
  if (code !== 0) throw new Error(`Article feeds exited with code ${code}; the reason is in the log above.`)
}

/** The job that fetches external feeds of articles. It starts the program only when a feed is due. */
export function createArticleFeedsJob(connectionString: string, run = runProgram): ScheduledJob {
  return {
    name: 'article-feeds',
    cron: articleFeedsSchedule,
    async run() {
      if (await hasDueFeeds(connectionString, siteClock().now())) await run()
    },
  }
}
