import { expect, test } from '../support/test.ts'

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

test('names the brand in the title of every page, and gives each page of the site map its own title', {
  tag: '@core',
}, async ({ crawled, request }) => {
  const titles = new Map(crawled.pages.map(({ url, html }) => [new URL(url).pathname, titleOf(html)]))
  const unbranded = [...titles].filter(([, title]) => !/Toyota/.test(title))
  expect(unbranded).toEqual([])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  // Of each kind of dealer's page a few are crawled.
  const listed = paths.filter((path) => titles.has(path)).map((path) => [path, titles.get(path)] as const)
  expect(listed.length).toBeGreaterThan(100)
  const pathsOf = Map.groupBy(listed, ([, title]) => title)
  expect([...pathsOf].filter(([, pages]) => pages.length > 1)).toEqual([])
})

test('names the query in the title of the results', async ({ request }) => {
  const titleOn = async (path: string) => titleOf(await (await request.get(path)).text())
  expect(await titleOn('/search?q=hilux')).toBe('Search for “hilux” · Toyota South Africa')
  expect(await titleOn('/search')).toBe('Search · Toyota South Africa')
})
