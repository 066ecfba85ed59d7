import { emptyShellMark } from '#platform/next-internals/names.ts'
import { isNotFoundPath, notFoundAddress } from '#platform/not-found-address.ts'
import type { BufferedResponse } from '../captured-response.ts'
import { isHtml } from './page-headers.ts'
import type { PageRequest } from './page-key.ts'

type Render = (request: PageRequest, requestId: string) => Promise<BufferedResponse>

/** Tells whether a response is Next's empty shell, which shows nothing until its scripts run. */
function isEmptyShell({ status, headers, body }: BufferedResponse): boolean {
  return status === 404 && isHtml(headers['content-type']) && body.includes(emptyShellMark)
}

/**
 * Replaces the empty shell that Next sends for an unknown address with a complete not-found page, which is visible
 * without scripts.
 */
export function withNotFoundPage(render: Render): Render {
  return async (request, requestId) => {
    const response = await render(request, requestId)
    if (response.status === 200 && isNotFoundPath(request.path)) return { ...response, status: 404 }
    if (!isEmptyShell(response)) return response
    const url = notFoundAddress(request.path)
    const page = await render({ ...request, toNextRequest: () => ({ url, headers: {} }) }, requestId)
    return page.status === 200 ? { ...response, body: page.body } : response
  }
}
