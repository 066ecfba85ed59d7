import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { newsEndpoints } from './data/contract.ts'
import { readPublicNews } from './data/local.ts'

/** Both adapters, for the contract suite that runs against each. */
export { localNews } from './data/local.ts'
export type { NewsSource } from './data/port.ts'
export { upstreamNews } from './data/upstream.ts'

/** The contract of news, always served from our own database, even when the site reads from an external service. */
export const endpoints = newsEndpoints({
  news: async (slug) => readPublicNews(await cms(), slug),
  siteUrl: () => config().siteUrl,
})
