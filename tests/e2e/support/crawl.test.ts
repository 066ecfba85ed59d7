import http from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { crawl, internalLinks, repeatedPageKind } from './crawl.ts'

let server: http.Server | undefined

/** Serves HTML by path; everything else is a 404. */
async function serve(pages: Readonly<Record<string, string>>): Promise<string> {
  server = http.createServer((request, response) => {
    const body = pages[request.url ?? '']
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' })
      .end(body ?? 'not found')
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

afterEach(() => void server?.close())

const sitemap = (...paths: string[]) =>
  paths.map((path) => `<loc>https://public.example${path}</loc>`).join('')

test('returns internal links only, absolute and decoded', () => {
  const html =
    '<a class="x" href="/a?b=1&amp;c=2#d">a</a><a href="https://else.example/">b</a><a href="mailto:a@b.c">c</a>'
  expect(internalLinks(html, 'http://site.example/page').map(({ href }) => href)).toEqual([
    'http://site.example/a?b=1&c=2#d',
  ])
})

test('requests two pages of dealers of each kind, because all of them come from one template', async () => {
  const dealers = ['a', 'b', 'c', 'd', 'e'].flatMap((slug) => [`/dealers/${slug}`, `/dealers/${slug}/team`])
  const home = dealers.map((path) => `<a href="${path}">dealer</a>`).join('')
  const origin = await serve({
    '/sitemap.xml': sitemap('/'),
    '/': home,
    ...Object.fromEntries(dealers.map((path) => [path, 'dealer'])),
  })
  const { pages } = await crawl(origin)
  expect(pages.map(({ url }) => url.slice(origin.length))).toEqual(['/', ...dealers.slice(0, 4)])
  expect(repeatedPageKind('/dealers/a/new-vehicles/vitz/compare')).toBe('dealers/*/new-vehicles/*/compare')
  expect(repeatedPageKind('/dealers/groups/x')).toBe('dealers/groups/x')
  expect(repeatedPageKind('/dealers')).toBeNull()
  expect(repeatedPageKind('/dealers/a/specials/17')).toBe('dealers/*/specials/*')
  expect(repeatedPageKind('/pre-owned/toyota-hilux-2021-4711')).toBe('pre-owned/*')
  expect(repeatedPageKind('/pre-owned/compare')).toBeNull()
  expect(repeatedPageKind('/pre-owned')).toBeNull()
  expect(repeatedPageKind('/vehicles/vitz/compare')).toBe('vehicles/*/compare')
  expect(repeatedPageKind('/vehicles/size')).toBeNull()
  expect(repeatedPageKind('/vehicles')).toBeNull()
})

test('requests no page that another journey publishes for a moment', async () => {
  const origin = await serve({
    '/sitemap.xml': sitemap('/'),
    '/': '<a href="/dealers/a/journey-gone">gone</a>',
  })
  const { pages, broken } = await crawl(origin)
  expect([pages.length, broken]).toEqual([1, []])
})

test('finds pages through links and through the sitemap, each once', async () => {
  const origin = await serve({
    '/sitemap.xml': sitemap('/', '/lonely'),
    '/': '<a href="/a">a</a><a href="/a#top">a again</a><a href="/admin">admin</a>',
    '/a': '<p id="top"><a href="/">home</a></p>',
    '/lonely': 'alone',
    '/admin': '<a href="/admin/secret">not followed</a>',
  })
  const { pages, broken } = await crawl(origin)
  expect(pages.map(({ url }) => url.slice(origin.length))).toEqual(['/', '/lonely', '/a'])
  expect(broken).toEqual([])
})

test('accepts a fragment that carries data instead of an element id', async () => {
  const origin = await serve({
    '/sitemap.xml': '',
    '/': '<a href="/form#plan?term=72">form</a>',
    '/form': '<p>form</p>',
  })
  const { broken } = await crawl(origin)
  expect(broken.filter((line) => line.includes('#'))).toEqual([])
})

test('reports an empty sitemap, and dead links and fragments with the page that holds them', async () => {
  const origin = await serve({ '/': '<a href="/gone">gone</a><a href="/a#nowhere">a</a>', '/a': '<p>a</p>' })
  const { broken } = await crawl(origin)
  expect(broken.map((line) => line.replaceAll(origin, ''))).toEqual([
    '/sitemap.xml holds no address',
    '404 /gone, linked from /',
    'nothing is called #nowhere on /a, linked from /',
  ])
})

test('treats addresses that differ only in their query as one page, and fetches only a few', async () => {
  const models = ['A', 'B', 'C', 'D', 'E'].map((code) => `/compare?code=${code}`)
  const requestedUrls: string[] = []
  const origin = await serve({
    '/sitemap.xml': sitemap('/'),
    '/': models.map((path) => `<a href="${path}">model</a>`).join(''),
    ...Object.fromEntries(models.map((path) => [path, `<a href="${path},Z">add one</a>`])),
  })
  server?.on('request', ({ url }) => requestedUrls.push(url ?? ''))
  const { pages } = await crawl(origin)
  expect(pages.map(({ url }) => url.slice(origin.length))).toEqual(['/', '/compare?code=A'])
  expect(requestedUrls).toEqual(['/sitemap.xml', '/', ...models.slice(0, 3)])
})
