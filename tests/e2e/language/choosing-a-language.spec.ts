import type { Page } from '@playwright/test'
import {
  double,
  expectLanguage,
  hiluxRange,
  option,
  readLanguageCookie,
  single,
  xtra,
} from '../support/language.ts'
import { cookieOf, expectServedIn } from '../support/served-language.ts'
import { addressOf, only, readPage, type ServedPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

/** The choice of languages at the top of a page. */
const languages = 'nav[aria-labelledby="page-language"]'

/** Counts the documents the page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

test('offers a language for this page only on the Hilux pages, and on no other (V-197, V-198, C-337)', {
  tag: '@core',
}, async ({ request }) => {
  for (const address of [single, double, xtra, hiluxRange]) {
    const { document } = await readPage(request, address)
    expect(textOf(only(document, languages)), address).toContain('Language, for this page only')
  }
  for (const address of ['/', '/vehicles', '/vehicles/corolla-cross']) {
    const { document } = await readPage(request, address)
    expect(textOf(only(document, 'main')), address).not.toContain('for this page only')
    expect(document.querySelector(languages), address).toBeNull()
  }
})

test('offers isiZulu on the single cab only, but shows other Hilux pages in it once chosen (V-200)', {
  tag: '@core',
}, async ({ request }) => {
  const namesOn = ({ document }: ServedPage) => textsOf(document, `${languages} a`)
  expect(namesOn(await readPage(request, single))).toEqual(['English', 'Afrikaans', 'isiZulu'])
  for (const address of [double, xtra, hiluxRange]) {
    expect(namesOn(await readPage(request, address)), address).toEqual(['English', 'Afrikaans'])
  }
  for (const address of [double, xtra]) {
    const page = await expectServedIn('zu', request, address, cookieOf.zu)
    expect(namesOn(page), address).toEqual(['English', 'Afrikaans'])
  }
  const range = await readPage(request, hiluxRange, cookieOf.zu)
  expect(range.document.documentElement.lang).toBe('zu')
  expect(textOf(only(range.document, 'h1'))).toBe('Igama elilodwa, amakhebhini amathathu.')
  expect(namesOn(range)).toEqual(['English', 'Afrikaans'])
})

test('offers the languages as links, which work without JavaScript (V-202)', { tag: '@core' }, async ({
  request,
}) => {
  const page = await readPage(request, single)
  const inZulu = await expectServedIn('zu', request, addressOf(page.document, 'isiZulu'))
  await expectServedIn('en', request, addressOf(inZulu.document, 'English'), cookieOf.af)
})

test('changes the labels of the page with each choice (V-199, V-204, C-350, C-352)', async ({
  page,
  context,
}) => {
  await page.goto(single, { waitUntil: 'networkidle' })
  await expectLanguage(page, 'en')
  for (const [name, language, value] of [
    ['Afrikaans', 'af', 'af'],
    ['isiZulu', 'zu', 'zulu'],
    ['English', 'en', 'en'],
  ] as const) {
    await option(page, name).click()
    await expectLanguage(page, language)
    await expect(option(page, name)).toHaveAttribute('aria-current', 'true')
    expect((await readLanguageCookie(context))?.value).toBe(value)
    await expect(page.locator('main')).not.toContainText(/[{}]|\b(?:configurator|finance|vehicles)\.\w/)
    await page.waitForLoadState('networkidle')
  }
})

test('stores a choice for 365 days (V-203)', async ({ page, context }) => {
  await page.goto(single, { waitUntil: 'networkidle' })
  await option(page, 'Afrikaans').click()
  await expectLanguage(page, 'af')
  const cookie = await readLanguageCookie(context)
  expect(cookie).toMatchObject({ value: 'af', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000
  expect(Math.abs(days - 365)).toBeLessThan(1)
})

test('loads the page once for another language, and not at all for the current one (V-204)', async ({
  page,
  context,
}) => {
  await page.goto(`${single}?model=64M`, { waitUntil: 'networkidle' })
  const documents = countDocuments(page)
  await option(page, 'English').click()
  await page.waitForTimeout(500)
  expect(documents()).toBe(0)
  expect(await readLanguageCookie(context)).toBeUndefined()
  await option(page, 'isiZulu').click()
  await expectLanguage(page, 'zu')
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(1)
  await expect(page).toHaveURL(/hilux-single-cab\?model=64M$/)
})

test('moves to the plain address on a choice when the address sets the language (V-205)', async ({
  page,
}) => {
  for (const address of [
    `${single}/af?model=64M`,
    `${single}-afr?model=64M`,
    `${single}?locale=af&model=64M`,
  ]) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expectLanguage(page, 'af')
    const documents = countDocuments(page)
    await option(page, 'isiZulu').click()
    await expect(page).toHaveURL(/\/vehicles\/hilux-single-cab\?model=64M$/)
    await expectLanguage(page, 'zu')
    expect(documents()).toBe(1)
  }
})

test('selects a language with the keyboard (V-204)', async ({ page }) => {
  await page.goto(single, { waitUntil: 'networkidle' })
  await option(page, 'English').focus()
  await page.keyboard.press('Tab')
  await expect(option(page, 'Afrikaans')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectLanguage(page, 'af')
  await expect(option(page, 'isiZulu')).toHaveAttribute('lang', 'zu')
})
