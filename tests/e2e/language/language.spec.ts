import { financeTexts } from '#features/finance/finance/texts.ts'
import { rangePageTexts } from '#features/vehicles/range-page/texts.ts'
import { vehicleTexts } from '#features/vehicles/vehicles/texts.ts'
import { openCalculators } from '../support/finance-block.ts'
import { double, expectLanguage, setLanguageCookie, single, xtra } from '../support/language.ts'
import { cookieOf, expectServedIn } from '../support/served-language.ts'
import { only, readPage } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

for (const [language, address] of [
  ['af', `${double}/af`],
  ['zu', `${single}/zu`],
] as const) {
  test(`shows no English interface text on ${address} (V-199)`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const { configurator, rangePage } = rangePageTexts('en')
    const { specificationLabels, technicalTerms, vehicles } = vehicleTexts('en')
    const { finance } = financeTexts('en')
    const groups: readonly object[] = [
      configurator,
      finance,
      rangePage,
      specificationLabels,
      technicalTerms,
      vehicles,
    ]
    const englishTexts = groups
      .flatMap((group) => Object.values<string>({ ...group }))
      .flatMap((text) => text.split(/\{\w+\}/))
      .map((part) => part.trim())
      .filter((part) => /\w{2}.*\w{2}/.test(part))
    expect(englishTexts.length).toBeGreaterThan(40)
    const main = page.locator('main')
    // Titles of articles, which are written in English, may contain a word of the interface.
    const titles = main.locator('a[lang="en"][href^="/connect/"], [lang="en"] a[href^="/connect/"]')
    await titles.evaluateAll((links) => links.map((link) => link.remove()))
    const text = await main.evaluate((element: HTMLElement) =>
      [
        element.innerText,
        ...[...element.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label')),
      ].join('\n'),
    )
    // This name is the same in every language.
    const visibleText = text.replaceAll('Toyota Safety Sense', '')
    const untranslated = englishTexts.filter((part) =>
      new RegExp(`(?<![\\p{L}-])${part.replace(/[.()+]/g, '\\$&')}(?![\\p{L}-])`, 'u').test(visibleText),
    )
    expect(untranslated).toEqual([])
    const english =
      'main h1 ~ div [lang="en"], main section:not(#specifications) dl [lang="en"], #models label > span [lang="en"]'
    await expect(page.locator(english)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })
}

test('shows the notice of a capped deposit in Afrikaans (V-019)', async ({ page }) => {
  await openCalculators(page, `${double}/af`)
  await page.getByRole('textbox', { name: 'Deposito' }).first().fill('900 000')
  await expect(page.getByText('Jou deposito is op R 300 000 gestel')).toBeVisible()
})

for (const [address, language] of [
  [`${single}-afr`, 'af'],
  [`${single}-zulu`, 'zu'],
  [`${single}/af`, 'af'],
  [`${single}/zu`, 'zu'],
  [`${double}-zulu`, 'zu'],
  [`${xtra}/af`, 'af'],
] as const) {
  test(`shows ${address} in its own language regardless of the cookie, and leaves the cookie unchanged (V-201, V-202)`, {
    tag: '@core',
  }, async ({ request }) => {
    await expectServedIn(language, request, address)
    const [parameter, cookie] = language === 'af' ? ['zulu', cookieOf.zu] : ['af', cookieOf.af]
    await expectServedIn(language, request, `${address}?locale=${parameter}`, cookie)
  })
}

for (const value of ['en', 'xx', 'zu', 'AF']) {
  test(`shows a page in English when the cookie is "${value}" (V-203, C-351, C-352)`, {
    tag: '@core',
  }, async ({ request }) => {
    await expectServedIn('en', request, double, `language=${value}`)
  })
}

test('applies ?locale= to one view and leaves the cookie unchanged (V-205)', { tag: '@core' }, async ({
  request,
}) => {
  await expectServedIn('af', request, `${single}?locale=af`)
  await expectServedIn('en', request, `${single}?locale=en`, cookieOf.zu)
  await expectServedIn('zu', request, double, cookieOf.zu)
})

test('shows untranslated pages in English regardless of the cookie (V-198, V-200)', {
  tag: '@core',
}, async ({ request }) => {
  for (const address of ['/', '/vehicles', '/vehicles/fortuner', '/vehicles/fortuner?locale=af']) {
    const { document } = await readPage(request, address, cookieOf.af)
    expect(document.documentElement.lang, address).toBe('en')
  }
})

test('shows each page in its language as the visitor moves between pages', async ({
  page,
  context,
  baseURL,
}) => {
  await setLanguageCookie(context, baseURL, 'af')
  await page.goto('/vehicles', { waitUntil: 'networkidle' })
  await page.locator('main').getByRole('link', { name: 'Hilux Double Cab' }).first().click()
  await expectLanguage(page, 'af')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('serves each visitor the language of the cookie, also from the cache (V-203)', { tag: '@core' }, async ({
  playwright,
  baseURL,
}) => {
  const visitors = await Promise.all(
    (['', 'language=af', 'language=zulu', 'language=xx'] as const).map((cookie) =>
      playwright.request.newContext({
        baseURL: baseURL ?? '',
        ...(cookie && { extraHTTPHeaders: { cookie } }),
      }),
    ),
  )
  for (let round = 0; round < 3; round += 1) {
    const pages = await Promise.all(visitors.map(async (visitor) => (await visitor.get(single)).text()))
    expect(pages.map((html) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual(['en', 'af', 'zu', 'en'])
  }
  const response = await visitors[0]?.get(single)
  expect(response?.headers().vary).toBe('Accept-Encoding, Cookie')
  expect(response?.headers()['cdn-cache-control']).toBeUndefined()
  expect((await visitors[0]?.get(`${single}/af`))?.headers()['cdn-cache-control']).toBe('public, s-maxage=60')
  await Promise.all(visitors.map((visitor) => visitor.dispose()))
})

test('gives search engines the URL of every language of a page', { tag: '@core' }, async ({ request }) => {
  const pathOf = (link: HTMLLinkElement) => new URL(link.getAttribute('href') ?? '').pathname
  const translated = await readPage(request, `${double}-zulu`)
  expect(pathOf(only(translated.document, 'link[rel="canonical"]'))).toBe(`${double}/zu`)
  const alternates = translated.document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')
  expect([...alternates].map((link) => [link.getAttribute('hreflang'), pathOf(link)])).toEqual([
    ['en', double],
    ['af', `${double}/af`],
    ['zu', `${double}/zu`],
    ['x-default', double],
  ])
  const untranslated = await readPage(request, '/vehicles/fortuner')
  expect(untranslated.document.querySelector('link[hreflang]')).toBeNull()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toMatch(/<loc>[^<]*hilux-double-cab\/zu<\/loc>/)
  expect(sitemap).toMatch(/hreflang="af" href="[^"]*hilux-double-cab\/af"/)
})
