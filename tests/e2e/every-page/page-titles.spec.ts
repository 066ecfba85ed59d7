import { expect, test } from '../support/test.ts'

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

test('names the brand in the title of every page, and gives each page of the site map its own title', async ({
  crawled,
  request,
}) => {
  const titles = new Map(crawled.pages.map(({ url, html }) => [new URL(url).pathname, titleOf(html)]))
  const unbranded = [...titles].filter(([, title]) => !/Toyota/.test(title))
  expect(unbranded).toEqual([])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  // Of each kind of dealer's page a few are crawled.
  const listed = paths.filter((path) => titles.has(path)).map((path) => [path, titles.get(path)] as const)
  expect(listed.length).toBeGreaterThan(100)
  const repeated = listed.filter(([path, title]) =>
    listed.some(([other, sameTitle]) => other !== path && sameTitle === title),
  )
  expect(repeated).toEqual([])
})

test('names the query in the title of the results', async ({ page }) => {
  await page.goto('/search?q=hilux')
  await expect(page).toHaveTitle('Search for “hilux” · Toyota South Africa')
  await page.goto('/search')
  await expect(page).toHaveTitle('Search · Toyota South Africa')
})
