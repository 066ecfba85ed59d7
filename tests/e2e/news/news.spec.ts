import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

test('leads from the menu to the news, and to an article with its full text (C-208, C-320, C-321)', {
  tag: '@core',
}, async ({ request }) => {
  const home = await readPage(request, '/')
  expect(addressOf(only(home.document, 'footer'), 'News')).toBe('/news')

  const list = await readPage(request, '/news')
  expect([list.status, textOf(only(list.document, 'h1'))]).toEqual([200, 'News'])
  const card = list.document.querySelector('main article')
  const title = textOf(card?.querySelector('h2'))

  const article = await readPage(request, card?.querySelector('a')?.getAttribute('href') ?? '')
  expect(article.status).toBe(200)
  expect(textOf(only(article.document, 'h1'))).toContain(title.replace(/…$/, ''))
  expect(textsOf(article.document, '.prose > p').join(' ').length).toBeGreaterThan(200)
  expect(article.document.querySelectorAll('article time[datetime]').length).toBeGreaterThan(0)
  expect(article.html).toContain('"@type":"NewsArticle"')

  expect((await request.get('/discover/news/no-such-news')).status()).toBe(404)
  expect((await request.get('/news/1999')).status()).toBe(404)
  expect((await request.get('/discover/news', { maxRedirects: 0 })).headers().location).toBe('/news')
})

test('shows the news of GR in racing style on the racing home page, and news on the site of a dealer (C-305, C-311, D-001, D-063)', {
  tag: '@core',
}, async ({ request }) => {
  const racing = await readPage(request, '/gr')
  const section = only(racing.document, '[data-block=latestNews]')
  expect(textsOf(section, 'h2')).toEqual(['Latest News'])
  expect(new Set(textsOf(section, 'article time + span'))).toEqual(new Set(['GR']))

  for (const kind of ['grDrivers', 'merchandiseCarousel', 'modelLineUp', 'bannerCarousel'])
    expect(racing.document.querySelectorAll(`[data-block=${kind}]`).length, kind).toBeGreaterThan(0)

  const dealer = await readPage(request, '/dealers/marula-toyota-bryanston')
  expect(textsOf(only(dealer.document, '[data-block=dealerNews]'), 'h3')).toHaveLength(5)
})

test('has a feed and a site map of news', async ({ request }) => {
  for (const [address, type, element] of [
    ['/news/rss.xml', 'application/rss+xml', '<item>'],
    ['/news-sitemap.xml', 'application/xml', '<urlset'],
  ] as const) {
    const response = await request.get(address)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, `${type}; charset=utf-8`])
    expect(await response.text()).toContain(element)
  }
})
