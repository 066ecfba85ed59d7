import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import {
  block,
  boxesOf,
  card,
  cards,
  figure,
  guaranteedValueResponse,
  list,
  monthly,
  openCalculators,
  stubAll,
  stubResponses,
  subscriptionQuoteResponse,
  summary,
} from '../support/finance-block.ts'
import { layoutShifts } from '../support/layout-shift.ts'
import { expect, test } from '../support/test.ts'
import { instalmentName } from '../wire/finance-offer.ts'

/** Fortuner 2.8 GD-6 RB VX 6AT, R 899 900. */
const address = '/vehicles/fortuner?model=73V'

const plus = (page: Page) => page.getByRole('button', { name: 'Work out your plan' })

test('opens the three calculators in order with the plus button, and closes them again (V-005, V-006, V-007, D-016)', {
  tag: '@core',
}, async ({ page }) => {
  await stubAll(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(plus(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(cards(page)).toHaveCount(0)
  await plus(page).click()
  await expect(plus(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText([
    'Instalment finance',
    'FutureDrive',
    'KINTO subscription',
  ])
  const beside = await boxesOf(page)
  expect(new Set(beside.map((box) => Math.round(box?.y ?? 0))).size).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  expect(await layoutShifts(page)).toEqual([])
  await plus(page).click()
  await expect(cards(page)).toHaveCount(0)
})

test('stacks the calculators at 375 px', async ({ page }) => {
  await stubAll(page)
  await page.setViewportSize({ width: 375, height: 800 })
  await openCalculators(page, address)
  const stacked = await boxesOf(page)
  expect(new Set(stacked.map((box) => Math.round(box?.x ?? 0))).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('shows the fees and the basis of the guaranteed value (V-024, V-025, V-026)', async ({ page }) => {
  await stubAll(page)
  await openCalculators(page, address)
  await expect(block(page)).toContainText('A monthly admin fee of R 69 is part of every instalment.')
  await expect(block(page)).toContainText(/initiation fee of R\s1\s207,50 is paid once/)
  await expect(block(page)).toContainText(/based on 20\s000 kms per annum over 48 months/)
})

test('summarises the model in its colour and the figures of the chosen card (V-012, V-013, V-014, V-017, V-253)', async ({
  page,
}) => {
  await stubAll(page)
  await openCalculators(page, address)
  await expect(summary(page)).toContainText('Fortuner 2.8 GD-6 RB VX 6AT')
  await expect(summary(page)).toContainText('Model code 73V')
  await expect(summary(page)).toContainText(/R\s899\s900/)
  const picture = summary(page).locator('img')
  const before = await picture.getAttribute('src')
  await page.locator('#design label[title]').nth(1).click()
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  const colour = await page.locator('#design > p').innerText()
  await expect(summary(page)).toContainText(colour)
  await list(page, 'FutureDrive', 'Term').selectOption({ label: '36' })
  await card(page, 'FutureDrive').getByRole('slider').press('ArrowRight')
  await expect(card(page, 'FutureDrive').getByRole('radio')).toBeChecked()
  const future = card(page, 'FutureDrive')
  await expect(monthly(summary(page))).toHaveText(await monthly(future).innerText())
  for (const label of [
    'Number of instalments',
    'Total of instalments',
    'Interest rate a year',
    'Balloon due at the end',
  ]) {
    await expect(figure(summary(page), label)).toHaveText(await figure(future, label).innerText())
  }
  await card(page, 'KINTO subscription').getByRole('radio').check()
  await expect(monthly(summary(page))).toHaveText('R 9 876 p/m')
})

test('opens one list at a time, and closes it on Escape and on a press elsewhere (V-020)', async ({
  page,
}) => {
  await stubAll(page)
  await openCalculators(page, address)
  const open = () =>
    block(page)
      .getByRole('combobox')
      .evaluateAll((lists) =>
        lists
          .filter((element) => element.matches(':open'))
          .map((element) => (element as HTMLSelectElement).labels[0]?.textContent),
      )
  const [term, balloon] = [
    list(page, 'Instalment finance', 'Term'),
    list(page, 'Instalment finance', 'Balloon'),
  ]
  await term.click()
  expect(await open()).toEqual(['Term in months'])
  await balloon.click()
  expect(await open()).toEqual(['Balloon'])
  await page.keyboard.press('Escape')
  expect(await open()).toEqual([])
  await term.press('Space')
  expect(await open()).toEqual(['Term in months'])
  await block(page).getByRole('heading', { level: 2 }).click()
  expect(await open()).toEqual([])
  await expect(term).toHaveValue('72')
  await expect(balloon).toHaveValue('3000')
})

test('links to enquiry forms in a new tab with their parameters (V-027, V-029, V-030, V-080, V-082, V-083, V-253)', async ({
  page,
  request,
}) => {
  await stubResponses(page, 'guaranteed-value', (query) => guaranteedValueResponse(query, 5000))
  await stubResponses(page, 'subscription-quote', (query) => subscriptionQuoteResponse(query, 987_650, null))
  await openCalculators(page, address)
  const link = async (name: string) => {
    const anchor = card(page, name).getByRole('link', { name: /Enquire Now/ })
    await expect(anchor).toHaveAttribute('target', '_blank')
    await expect(anchor).toHaveAttribute('rel', 'noopener')
    return new URL((await anchor.getAttribute('href')) ?? '', page.url())
  }
  const [traditional, future] = [await link('Instalment finance'), await link('FutureDrive')]
  expect(traditional.searchParams.get('offerType')).toBe('Traditional')
  expect(future.searchParams.get('offerType')).toBe('GFV')
  const instalment = (await monthly(card(page)).innerText()).replace(/\D/g, '')
  expect(traditional.searchParams.get(instalmentName)).toBe(instalment)
  expect(traditional.searchParams.get('carImage')).toBe(
    await summary(page).locator('img').getAttribute('src'),
  )
  const kinto = await link('KINTO subscription')
  expect([...kinto.searchParams.keys()]).toHaveLength(8)
  for (const { pathname, search } of [traditional, kinto]) {
    expect((await request.get(pathname + search)).status()).toBe(200)
  }
  const popup = page.waitForEvent('popup')
  await card(page, 'KINTO subscription')
    .getByRole('link', { name: /Enquire Now/ })
    .click()
  await (await popup).close()
  const next = (await link('KINTO subscription')).searchParams.get('quoteReference')
  expect(next).toMatch(/\S/)
  expect(next).not.toBe(kinto.searchParams.get('quoteReference'))
})

test('hides the block in Namibia, and links to the forms of the dealer in Gauteng (V-010, V-028, V-032, V-081)', async ({
  page,
  request,
}) => {
  const at = (dealer: string) => `/dealers/${dealer}/new-vehicles/fortuner`
  const namibia = await (await request.get(at('kokerboom-toyota-windhoek'))).text()
  expect(namibia).not.toMatch(/Work out your plan|id="instalment"|monthlyAdmin/)
  await stubAll(page)
  await openCalculators(page, at('marula-toyota-bryanston'))
  for (const [name, form] of [
    ['Instalment finance', 'finance-offers'],
    ['KINTO subscription', 'kinto-offers'],
  ] as const) {
    const link = card(page, name).getByRole('link', { name: /Enquire Now/ })
    const { pathname, search, searchParams } = new URL((await link.getAttribute('href')) ?? '', page.url())
    expect(pathname).toBe(`/dealers/marula-toyota-bryanston/${form}`)
    expect((await request.get(pathname + search)).status()).toBe(200)
    if (form === 'finance-offers') expect(searchParams.get('calc')).toBe('true')
  }
})

test('shows and recalculates the figures in Afrikaans and Zulu on Hilux pages (V-016, V-018, V-019)', async ({
  page,
}) => {
  await stubAll(page)
  for (const [address, change, plan, total] of [
    ['/vehicles/hilux-single-cab/af', 'Verander Afgeleide', 'Paaiementfinansiering', 'Totale koste'],
    ['/vehicles/hilux-single-cab/zu', 'Shintsha Uhlobo', 'Ukukhokha ngezitolimende', 'Izindleko zonke'],
  ] as const) {
    await openCalculators(page, address)
    await expect(block(page).getByRole('button', { name: change })).toBeVisible()
    const cost = figure(card(page, plan), total)
    const before = await cost.innerText()
    await card(page, plan).getByRole('textbox').fill('20000')
    await expect(cost).not.toHaveText(before)
  }
})

test('restores the figures on reload and back, ignores invalid values and adds no history entries', async ({
  page,
}) => {
  await stubAll(page)
  await openCalculators(page, address)
  const before = await page.evaluate(() => history.length)
  await card(page).getByRole('textbox').fill('100000')
  await list(page, 'Instalment finance', 'Term').selectOption('60')
  for (let step = 0; step < 3; step += 1) await card(page).getByRole('slider').press('ArrowRight')
  await expect(page).toHaveURL(/deposit=100000&term=60&rate=12\.75&balloon=30/)
  const instalment = await monthly(summary(page)).innerText()
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(monthly(summary(page))).toHaveText(instalment)
  // Leaves the page before the delayed update of the address.
  await plus(page).click()
  await card(page).getByRole('slider').press('ArrowRight')
  await expect(monthly(summary(page))).not.toHaveText(instalment)
  const changedInstalment = await monthly(summary(page)).innerText()
  await page.goto('/privacy-notice', { waitUntil: 'networkidle' })
  await page.goBack({ waitUntil: 'networkidle' })
  await expect(page).toHaveURL(/rate=13&/)
  await expect(monthly(summary(page))).toHaveText(changedInstalment)
  await page.goto(`${address}&term=61&rate=13.75&deposit=abc&balloon=-5`, { waitUntil: 'networkidle' })
  await expect(monthly(summary(page))).toHaveText(/^R\s15\s083\sp\/m$/)
})

test('loads the calculator scripts when they are opened, at most 25 KB', async ({ page }) => {
  await stubAll(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } })
  await page.goto(address, { waitUntil: 'networkidle' })
  const scripts = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.js(?:\?|$)/.test(response.url)) scripts.set(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength)
  })
  await plus(page).click()
  await expect(cards(page)).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  const weight = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
  expect(weight).toBeGreaterThan(1_000)
  expect(weight).toBeLessThanOrEqual(25_000)
})
