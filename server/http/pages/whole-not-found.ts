import { emptyShellMark } from '#platform/next-internals/names.ts'
import { notFoundAddress, notFoundSegment } from '#platform/not-found-address.ts'
import type { Answer } from '../captured-response.ts'
import { isHtml } from './page-headers.ts'
import type { PageRequest } from './page-key.ts'

type Render = (request: PageRequest, requestId: string) => Promise<Answer>

/** Next's shell without content: its scripts would fill it, and nobody sees anything until then. */
function isEmptyShell({ status, headers, body }: Answer): boolean {
  return status === 404 && isHtml(headers['content-type']) && body.includes(emptyShellMark)
}

/**
 * Lets visitors see at once, and without scripts, that a page does not exist: Next answers such an address with an
 * empty shell, and in its place stands a page that says so.
 */
export function withWholeNotFound(render: Render): Render {
  return async (request, requestId) => {
    const answer = await render(request, requestId)
    if (answer.status === 200 && request.path.endsWith(`/${notFoundSegment}`))
      return { ...answer, status: 404 }
    if (!isEmptyShell(answer)) return answer
    const url = notFoundAddress(request.path)
    const page = await render({ ...request, question: () => ({ url, headers: {} }) }, requestId)
    return page.status === 200 ? { ...answer, body: page.body } : answer
  }
}
