import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

test('leads from the home page to the magazine, to an article with its text, and to the author, category and tag (C-327, V-002, V-153 to V-157)', {
  tag: '@core',
}, async ({ request }) => {
  const home = await readPage(request, '/')
  expect(addressOf(only(home.document, 'footer'), 'Stories from the road')).toBe('/connect')

  const magazine = await readPage(request, '/connect')
  const grid = only(magazine.document, '[data-block=articleGrid]')
  const tiles = [...grid.querySelectorAll('[data-tile]')].map((tile) => tile.getAttribute('data-tile'))
  expect(tiles.flatMap((tile, index) => (tile === 'large' ? [index] : []))).toEqual([0, 6])
  const card = grid.querySelector('article')
  const title = textOf(card?.querySelector('h3'))

  const path = card?.querySelector('h3 a')?.getAttribute('href') ?? ''
  expect(path).toMatch(/^\/connect\/article\//)
  const article = await readPage(request, path)
  expect(article.status).toBe(200)
  expect(textOf(only(article.document, 'h1'))).toContain(title.replace(/…$/, ''))
  expect(textsOf(article.document, '.prose > p').join(' ').length).toBeGreaterThan(500)
  expect(article.html).toContain('"@type":"Article"')

  for (const kind of ['author', 'category', 'tag']) {
    const link = article.document.querySelector(`main article a[href^="/connect/${kind}/"]`)
    const listing = await readPage(request, link?.getAttribute('href') ?? '')
    expect([listing.status, textOf(only(listing.document, 'h1'))]).toEqual([200, textOf(link)])
    expect(listing.document.querySelectorAll('main article').length, kind).toBeGreaterThan(0)
    expect((await request.get(`/connect/${kind}/no-such-slug`)).status()).toBe(404)
  }
  expect((await request.get('/connect/article/no-such-slug')).status()).toBe(404)
})

test('has five articles about a range on its page, and a page with all of them (V-156, V-248)', {
  tag: '@core',
}, async ({ request }) => {
  const range = await readPage(request, '/vehicles/hilux-double-cab')
  const heading = [...range.document.querySelectorAll('h2')].find(
    (each) => textOf(each) === 'Read Related Articles',
  )
  const section = heading?.closest('section')
  expect(section?.querySelectorAll('article')).toHaveLength(5)
  const all = await readPage(request, section ? addressOf(section, 'View More') : '')
  expect(all.document.querySelectorAll('main article').length).toBeGreaterThan(5)
})

test('has a feed of articles, which is not sent again while it is unchanged', async ({ request }) => {
  const feed = await request.get('/connect/rss.xml')
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(await feed.text()).toContain('<item>')
  const headers = { 'if-none-match': feed.headers().etag ?? '' }
  expect((await request.get('/connect/rss.xml', { headers })).status()).toBe(304)
})
