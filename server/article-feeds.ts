import { constants, setPriority } from 'node:os'
import { loadArticleFeeds } from '#features/article-feeds/jobs.ts'
import { config } from '#platform/config.ts'
import { siteClock } from '#platform/site-clock.ts'
import { onParentExit } from './lifecycle/child-process.ts'

/** Fetches the feeds of articles that are due, then exits, so that the worker holds no decoder of pictures. */
onParentExit(() => process.exit(1))
// Requests of visitors take precedence over feeds.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { databaseUrl } = config()
if (!databaseUrl)
  throw new Error('DATABASE_URL is not set. The worker, which starts this program, provides it.')
const { runArticleFeeds } = await loadArticleFeeds()
await runArticleFeeds({ databaseUrl, now: siteClock().now() })
process.exit(0)
