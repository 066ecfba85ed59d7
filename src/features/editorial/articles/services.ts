import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { articleEndpoints } from './data/contract.ts'
import { localArticles } from './data/local.ts'

/** Both adapters, for the contract suite that runs against each. */
export { localArticles } from './data/local.ts'
export type { ArticleSource } from './data/port.ts'
export { upstreamArticles } from './data/upstream.ts'

/** The contract of articles, always served from our own database, even when the site reads from an external service. */
export const endpoints = articleEndpoints({
  articles: localArticles(cms),
  siteUrl: () => config().siteUrl,
})
