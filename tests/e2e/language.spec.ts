import { financeTexts } from '#features/finance/texts.ts'
import { vehiclePageTexts } from '#features/vehicle-pages/texts.ts'
import { vehicleTexts } from '#features/vehicles/texts.ts'
import { openCalculators } from './support/finance-block.ts'
import { cookieOf, double, expectLanguage, haveCookie, single, xtra } from './support/language.ts'
import { expect, test } from './support/test.ts'

for (const [language, address] of [
  ['af', `${double}/af`],
  ['zu', `${single}/zu`],
] as const) {
  test(`V-199: no English word of the interface is left on ${address}`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const { configurator, rangePage } = vehiclePageTexts('en')
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
    const words = groups
      .flatMap((group) => Object.values<string>({ ...group }))
      .flatMap((text) => text.split(/\{\w+\}/))
      .map((part) => part.trim())
      .filter((part) => /\w{2}.*\w{2}/.test(part))
    expect(words.length).toBeGreaterThan(40)
    const main = page.locator('main')
    const text = await main.evaluate((element: HTMLElement) =>
      [
        element.innerText,
        ...[...element.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label')),
      ].join('\n'),
    )
    // What is called so in every language.
    const said = text.replaceAll('Toyota Safety Sense', '')
    const left = words.filter((part) =>
      new RegExp(`(?<![\\p{L}-])${part.replace(/[.()+]/g, '\\$&')}(?![\\p{L}-])`, 'u').test(said),
    )
    expect(left).toEqual([])
    const english =
      'main h1 ~ div [lang="en"], main section:not(#specifications) dl [lang="en"], #models label > span [lang="en"]'
    await expect(page.locator(english)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })
}

test('V-019: what the calculator says of a deposit is said in Afrikaans too', async ({ page }) => {
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
  test(`V-201 V-202: ${address} is in its language, whatever the cookie says, and leaves the cookie alone`, async ({
    page,
    context,
    baseURL,
  }) => {
    expect((await page.goto(address))?.status()).toBe(200)
    await expectLanguage(page, language)
    expect(await cookieOf(context)).toBeUndefined()
    const other = language === 'af' ? 'zulu' : 'af'
    await haveCookie(context, baseURL, other)
    await page.goto(`${address}?locale=${other}`)
    await expectLanguage(page, language)
    expect((await cookieOf(context))?.value).toBe(other)
  })
}

for (const value of ['en', 'xx', 'zu', 'AF']) {
  test(`V-203 C-351 C-352: with the cookie "${value}" a page is English`, async ({
    page,
    context,
    baseURL,
  }) => {
    await haveCookie(context, baseURL, value)
    await page.goto(double)
    await expectLanguage(page, 'en')
  })
}

test('V-205: ?locale= is for one view and changes no cookie', async ({ page, context, baseURL }) => {
  await page.goto(`${single}?locale=af`)
  await expectLanguage(page, 'af')
  expect(await cookieOf(context)).toBeUndefined()
  await haveCookie(context, baseURL, 'zulu')
  await page.goto(`${single}?locale=en`)
  await expectLanguage(page, 'en')
  expect((await cookieOf(context))?.value).toBe('zulu')
  await page.goto(double)
  await expectLanguage(page, 'zu')
})

test('V-198 V-200: every other page is English whatever the cookie says', async ({
  page,
  context,
  baseURL,
}) => {
  await haveCookie(context, baseURL, 'af')
  for (const address of ['/', '/vehicles', '/vehicles/fortuner', '/vehicles/fortuner?locale=af']) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
})

test('a visitor who walks through the site finds each page in its language', async ({
  page,
  context,
  baseURL,
}) => {
  await haveCookie(context, baseURL, 'af')
  await page.goto('/vehicles', { waitUntil: 'networkidle' })
  await page.locator('main').getByRole('link', { name: 'Hilux Double Cab' }).first().click()
  await expectLanguage(page, 'af')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('V-203: visitors with different cookies each get their own, from memory too', async ({
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
  const answer = await visitors[0]?.get(single)
  expect(answer?.headers().vary).toBe('Accept-Encoding, Cookie')
  expect(answer?.headers()['cdn-cache-control']).toBeUndefined()
  expect((await visitors[0]?.get(`${single}/af`))?.headers()['cdn-cache-control']).toBe('public, s-maxage=60')
  await Promise.all(visitors.map((visitor) => visitor.dispose()))
})

test('search engines learn the address of every language', async ({ page, request }) => {
  await page.goto(`${double}-zulu`)
  const address = (href: string | null) => new URL(href ?? '').pathname
  const canonical = page.locator('link[rel="canonical"]')
  expect(address(await canonical.getAttribute('href'))).toBe(`${double}/zu`)
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')] as const),
    )
  expect(alternates.map(([language, href]) => [language, address(href)])).toEqual([
    ['en', double],
    ['af', `${double}/af`],
    ['zu', `${double}/zu`],
    ['x-default', double],
  ])
  await page.goto('/vehicles/fortuner')
  await expect(page.locator('link[hreflang]')).toHaveCount(0)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toMatch(/<loc>[^<]*hilux-double-cab\/zu<\/loc>/)
  expect(sitemap).toMatch(/hreflang="af" href="[^"]*hilux-double-cab\/af"/)
})
