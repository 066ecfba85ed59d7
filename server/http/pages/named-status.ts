import type { BufferedResponse } from '../next/captured-response.ts'
import { isHtml } from './page-headers.ts'
import type { PageRequest } from './page-key.ts'
import { statusOfPage } from './page-status.ts'

type Render = (request: PageRequest, requestId: string) => Promise<BufferedResponse>

/**
 * Gives a response the status that its page names. The page cache stores nothing but pages with status 200, so such a
 * page is rendered again at the next visit, from Next's own cache.
 */
export function withNamedStatus(render: Render): Render {
  return async (request, requestId) => {
    const response = await render(request, requestId)
    const { status, headers, body } = response
    if (status !== 200 || !isHtml(headers['content-type'])) return response
    return { ...response, status: statusOfPage(status, body.toString()) }
  }
}
