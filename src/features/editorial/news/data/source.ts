import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { createServiceSource, ServiceUnavailable } from '#platform/service/source.ts'
import { localNews } from './local.ts'
import type { NewsSource } from './port.ts'
import { upstreamNews } from './upstream.ts'

/** The header of the key, which only the server sends. Source: requirement D-381; decision G-4. */
const subscriptionKeyHeader = 'ocp-apim-subscription-key'

/** The news of the service at NEWS_API_URL, or our own when it is not set. */
export const newsSource = createServiceSource<NewsSource>({
  name: 'news',
  service() {
    const { newsApiUrl, newsApiKey } = config()
    const headers: Record<string, string> = newsApiKey ? { [subscriptionKeyHeader]: newsApiKey } : {}
    return { baseUrl: newsApiUrl, headers }
  },
  local: () => localNews(cms),
  upstream: (client, baseUrl) => upstreamNews(client, { baseUrl, log }),
  unavailable: () =>
    new ServiceUnavailable('The service of news did not respond. Check NEWS_API_URL and the service.'),
})
