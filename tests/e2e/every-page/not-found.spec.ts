import { addressOf, only, readPage, submissionOf, textOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

for (const [address, theme] of [
  ['/no/such', 'light'],
  ['/gr/no-such', 'racing'],
  ['/dealers/ridgeline-toyota-parktown/new-vehicles/no-such', 'light'],
] as const) {
  test(`returns 404 with the not-found screen for ${address}, in the theme ${theme} (V-343)`, {
    tag: '@core',
  }, async ({ request }) => {
    const { status, document } = await readPage(request, address)
    expect(status).toBe(404)
    expect(textOf(only(document, 'h1'))).toBe('This road ends here.')
    expect(document.documentElement.getAttribute('data-theme')).toBe(theme)
    expect(document.querySelectorAll('nav[aria-label="Main menu"]')).toHaveLength(1)
    expect(submissionOf(only(document, 'main form'), { q: 'tyres' })).toBe('/search?q=tyres')
    expect(addressOf(only(document, 'main'), 'Help and support')).toBe('/owners/help-and-support')
  })
}

for (const [address, language, title] of [
  ['/no/such', 'en', 'This road ends here.'],
  ['/no/such/af', 'af', 'Hierdie pad eindig hier.'],
  ['/no/such-zulu', 'zu', 'Lo mgwaqo uphelela lapha.'],
] as const) {
  test(`shows the end of a road in the language of ${address}`, { tag: '@core' }, async ({ request }) => {
    const { status, document } = await readPage(request, address)
    expect(status).toBe(404)
    expect(document.documentElement.lang).toBe(language)
    expect(textOf(only(document, 'h1'))).toBe(title)
    const road = only(document, 'main [data-opening] img').getAttribute('src') ?? ''
    expect(road).toMatch(/\/article\/finance\//)
    const picture = await request.get(road)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  })
}
