import { createRequire } from 'node:module'
import { expect, it, vi } from 'vitest'
import { expireRenderedPage } from './expire-page.ts'

const require = createRequire(import.meta.url)

it('expires the page that Next renders for its cache', () => {
  const { workUnitAsyncStorage } = require('next/dist/server/app-render/work-unit-async-storage.external.js')
  const render = { type: 'prerender-legacy', revalidate: 1, expire: 4_294_967_294 }
  const getStore = vi.spyOn(workUnitAsyncStorage, 'getStore').mockReturnValue(render)
  expireRenderedPage()
  getStore.mockRestore()
  expect(render).toEqual({ type: 'prerender-legacy', revalidate: 1, expire: 0 })
})

it('does nothing outside a render', () => {
  expect(expireRenderedPage).not.toThrow()
})

/** Next's own cache of pages, empty, in memory. */
function createPageCache() {
  const { IncrementalCache } = require('next/dist/server/lib/incremental-cache/index.js')
  const { default: ResponseCache } = require('next/dist/server/response-cache/index.js')
  const { RouteKind } = require('next/dist/server/route-kind.js')
  const route = { kind: RouteKind.APP_PAGE, sourceRoute: '/dealers/page' }
  const manifest = { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] }
  const incrementalCache = new IncrementalCache({
    ...{ dev: false, flushToDisk: false, minimalMode: false, requestHeaders: {}, maxMemoryCacheSize: 1e6 },
    ...{
      serverDistDir: '/nowhere',
      fs: { existsSync: () => false },
      prerenderManifest: manifest,
      previewProps: {},
    },
  })
  const responses = new ResponseCache({ minimalMode: false, route })
  return async (text: string, cacheControl: object): Promise<string> => {
    const value = { kind: 'APP_PAGE', html: { toUnchunkedString: () => text }, headers: {}, status: 200 }
    const render = async () => ({ value, cacheControl })
    const entry = await responses.get('/dealers', render, { incrementalCache })
    return entry.value.html.toUnchunkedString()
  }
}

it('makes Next render the page before it answers the next request', async () => {
  const open = createPageCache()
  expect(await open('failure', { revalidate: 1, expire: 0 })).toBe('failure')
  expect(await open('dealers', { revalidate: 604_800, expire: 31_536_000 })).toBe('dealers')
  expect(await open('rendered again', { revalidate: 604_800, expire: 31_536_000 })).toBe('dealers')
})
