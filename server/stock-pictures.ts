import { loadStockPictures } from '#features/stock/stock-pictures/jobs.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { providedDatabase, runProgram, yieldToVisitors } from './lifecycle/run-program.ts'

/** Fetches the pictures of used vehicles, then exits, so that the worker holds neither them nor their decoder. */
await runProgram(async () => {
  yieldToVisitors()
  const databaseUrl = providedDatabase()
  const { runStockPictures } = await loadStockPictures()
  await runStockPictures({ databaseUrl, now: siteClock().now(), signal: new AbortController().signal })
})
