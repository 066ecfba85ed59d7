import { addressOf, only, readPage, textOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

test('outputs the metadata of a range page for search engines and social sharing (V-290, V-291)', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, '/vehicles/corolla-cross')
  const attributeOf = (selector: string, name: string) => only(document, selector).getAttribute(name) ?? ''
  expect(textOf(only(document, 'head title'))).toContain('Corolla Cross')
  expect(attributeOf('link[rel="canonical"]', 'href')).toMatch(/\/vehicles\/corolla-cross$/)
  expect(attributeOf('meta[property="og:title"]', 'content')).toContain('Corolla Cross')
  const image = new URL(attributeOf('meta[property="og:image"]', 'content'))
  const picture = await request.get(image.pathname)
  expect(picture.headers()['content-type']).toBe('image/png')
  const data = JSON.parse(only(document, 'script[type="application/ld+json"]').textContent ?? '{}')
  expect(data['@type']).toBe('ProductGroup')
  const prices = data.hasVariant.map(
    (variant: { offers: { price: string; priceCurrency: string } }) => variant.offers,
  )
  expect(prices).toContainEqual(expect.objectContaining({ price: '504900.00', priceCurrency: 'ZAR' }))
})

test('lists pages once each in the sitemap, and references it in robots.txt', { tag: '@core' }, async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  const ranges = [
    'hilux-double-cab',
    'hilux-xtra-cab',
    'hilux-single-cab',
    'fortuner',
    'corolla-cross',
    'vitz',
  ]
  const expected = [
    '/',
    '/vehicles',
    ...[...ranges, 'hiace', 'gr-corolla'].map((slug) => `/vehicles/${slug}`),
  ]
  expect(paths).toEqual(expect.arrayContaining(expected))
  expect(new Set(paths).size).toBe(paths.length)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/Sitemap: .*\/sitemap\.xml/)
  expect(robots).toContain('Disallow: /admin')
})

test('redirects a language prefix and a trailing slash to the canonical address of a page', {
  tag: '@core',
}, async ({ request }) => {
  for (const [path, target] of [
    ['/en', '/'],
    ['/en/vehicles', '/vehicles'],
    ['/vehicles/', '/vehicles'],
  ]) {
    const response = await request.get(path ?? '', { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location).toMatch(new RegExp(`^(https?://[^/]+)?${target}$`))
  }
})

for (const address of ['/no/such/page', '/vehicles/no-such-range']) {
  test(`leads from the not-found screen of ${address} to all vehicles (V-343)`, { tag: '@core' }, async ({
    request,
  }) => {
    const { status, document } = await readPage(request, address)
    expect(status).toBe(404)
    expect(textOf(only(document, 'h1'))).toBe('This road ends here.')
    expect(addressOf(document, 'See all vehicles')).toBe('/vehicles')
  })
}

test('serves drawings as immutable, and rejects invalid drawing addresses', { tag: '@core' }, async ({
  request,
}) => {
  const { document } = await readPage(request, '/')
  const source = document.querySelector('main img')?.getAttribute('src') ?? ''
  const picture = await request.get(source)
  expect(picture.headers()['cache-control']).toContain('immutable')
  expect(picture.headers()['content-security-policy']).toContain('sandbox')
  const again = await request.get(source, { headers: { 'if-none-match': picture.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  for (const invalid of [
    '/art/x/vehicle/tank/side/a41e22/640.webp',
    '/art/x/vehicle/vitz/side/red/640.webp',
    '/art/x/vehicle/vitz/side/a41e22/641.webp',
    '/art/x/vehicle/vitz/top/a41e22/drawing.svg',
    '/art/x',
  ]) {
    expect([400, 404]).toContain((await request.get(invalid)).status())
  }
})
