import { emptyShellMark } from '#platform/next-internals/names.ts'
import { isNotFoundPath, notFoundAddress } from '#platform/site/not-found-address.ts'
import { isHtml } from './page-headers.ts'
import type { PageRequest } from './page-key.ts'
import { findOrFetch, type PageResult, type PageSource } from './page-source.ts'

/** Tells whether a result is Next's empty shell, which shows nothing until its scripts run. */
function isEmptyShell(result: PageResult): boolean {
  if (result.kind !== 'response') return false
  const { status, headers, body } = result.response
  return status === 404 && isHtml(headers['content-type']) && body.includes(emptyShellMark)
}

/** Returns the request for the not-found page of an address, which is the same for all addresses like it. */
function notFoundRequest(path: string): PageRequest {
  const url = notFoundAddress(path)
  const toNextRequest = () => ({ url, headers: {} })
  return { key: url, path: url, language: undefined, variant: false, isSearch: false, toNextRequest }
}

/**
 * Replaces the empty shell that Next sends for an unknown address with a complete not-found page, which is visible
 * without scripts. Each kind of page is rendered once, and then sent from memory.
 *
 * @param notFoundPages source of the not-found pages, at their own addresses
 */
export function withNotFoundPages(pages: PageSource, notFoundPages: PageSource): PageSource {
  return {
    ...pages,
    async fetch(request, requestId) {
      const source = isNotFoundPath(request.path) ? notFoundPages : pages
      const result = await findOrFetch(source, request, requestId)
      if (!isEmptyShell(result)) return result
      const page = await findOrFetch(notFoundPages, notFoundRequest(request.path), requestId)
      return page.kind === 'page' ? page : result
    },
    purge() {
      pages.purge()
      notFoundPages.purge()
    },
  }
}
