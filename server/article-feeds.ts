import { loadArticleFeeds } from '#features/editorial/article-feeds/jobs.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { providedDatabase, runProgram, yieldToVisitors } from './lifecycle/run-program.ts'

/** Fetches the feeds of articles that are due, then exits, so that the worker holds no decoder of pictures. */
await runProgram(async () => {
  yieldToVisitors()
  const databaseUrl = providedDatabase()
  const { runArticleFeeds } = await loadArticleFeeds()
  await runArticleFeeds({ databaseUrl, now: siteClock().now() })
})
