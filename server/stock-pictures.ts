import { constants, setPriority } from 'node:os'
import { loadStockPictures } from '#features/stock-pictures/jobs.ts'
import { config } from '#platform/config.ts'
import { siteClock } from '#platform/site-clock.ts'
import { onParentExit } from './lifecycle/child-process.ts'

/** Fetches the pictures of used vehicles, then exits, so that the worker holds neither them nor their decoder. */
onParentExit(() => process.exit(1))
// Requests of visitors take precedence over pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { databaseUrl } = config()
if (!databaseUrl)
  throw new Error('DATABASE_URL is not set. The worker, which starts this program, provides it.')
const { runStockPictures } = await loadStockPictures()
await runStockPictures({ databaseUrl, now: siteClock().now(), signal: new AbortController().signal })
process.exit(0)
