import {
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
import { expect, test } from '../support/test.ts'

/** Fortuner 2.8 GD-6 RB VX 6AT, R 899 900. */
const address = '/vehicles/fortuner?model=73V'

test('fills the row with two equal calculators for a model without a guaranteed value (V-008, V-009)', async ({
  page,
}) => {
  let value = false
  await stubResponses(page, 'guaranteed-value', (query) =>
    value ? guaranteedValueResponse(query, 5000) : { body: { value: null } },
  )
  await page.setViewportSize({ width: 1280, height: 900 })
  await openCalculators(page, address)
  await expect(cards(page)).toHaveCount(2)
  const [first, second] = await boxesOf(page)
  const summaryBox = await summary(page).boundingBox()
  expect(first?.width).toBeCloseTo(second?.width ?? 0, 0)
  expect(Math.round((second?.x ?? 0) + (second?.width ?? 0))).toBe(
    Math.round((summaryBox?.x ?? 0) + (summaryBox?.width ?? 0)),
  )
  value = true
  await openCalculators(page, address)
  await expect(cards(page)).toHaveCount(3)
})

test('fetches the FutureDrive factor only on a new term or mileage (V-055, V-057, V-058, V-061, V-063, V-066)', async ({
  page,
}) => {
  const { values } = await stubAll(page)
  await openCalculators(page, address)
  const future = card(page, 'FutureDrive')
  await expect(list(page, 'FutureDrive', 'Term').locator('option')).toHaveText(['36', '48'])
  await expect(list(page, 'FutureDrive', 'Term')).toHaveValue('48')
  const mileages = ['20 000', '25 000', '30 000', '35 000'].map((text) => text.replace(' ', '\u00a0'))
  await expect(list(page, 'FutureDrive', 'Kilometres a year').locator('option')).toHaveText(mileages)
  await expect(figure(future, 'Guaranteed future value')).toHaveText(/^R\s449\s950$/)
  await expect(figure(future, 'Initiation fee, once-off')).toHaveText(/^R\s1\s207,50$/)
  expect(values).toEqual(['?code=73V', '?code=73V&mileage=20000&months=48'])
  await list(page, 'FutureDrive', 'Kilometres a year').selectOption({ label: mileages[2] })
  await expect.poll(() => values).toHaveLength(3)
  await list(page, 'FutureDrive', 'Term').selectOption({ label: '36' })
  await expect.poll(() => values).toHaveLength(4)
  expect(values.slice(2)).toEqual(['?code=73V&mileage=30000&months=48', '?code=73V&mileage=30000&months=36'])
  await future.getByRole('textbox').fill('50000')
  await future.getByRole('slider').press('End')
  await expect(figure(future, 'Interest rate a year')).toHaveText(/^17\s%$/)
  await expect(future).toContainText(/72 months, 40\s% balloon, 12\s% interest, R\s69,00 admin fee/)
  expect(values).toHaveLength(4)
})

test('clears the figures when the factor request fails, and shows them again after a retry (V-332)', async ({
  page,
  tolerate,
}) => {
  tolerate(/503/)
  let failing = false
  await stubResponses(page, 'guaranteed-value', (query) => ({
    ...guaranteedValueResponse(query, 5000),
    status: failing && query.has('mileage') ? 503 : 200,
  }))
  await openCalculators(page, address)
  const future = card(page, 'FutureDrive')
  await expect(figure(future, 'Share of the price')).toHaveText(/^50\s%$/)
  failing = true
  await list(page, 'FutureDrive', 'Kilometres a year').selectOption('25000')
  await expect(future).toContainText('We could not load the guaranteed value.')
  await expect(figure(future, 'Guaranteed future value')).toHaveText(/^R\s0$/)
  await expect(figure(future, 'Share of the price')).toHaveText(/^0\s%$/)
  await expect(figure(future, 'Interest saved')).toHaveText('–')
  failing = false
  await future.getByRole('button', { name: 'Try again' }).click()
  await expect(figure(future, 'Share of the price')).toHaveText(/^50\s%$/)
})

test('refetches the subscription only for new kilometres or models, and distinguishes an empty response from a failed one (V-069, V-071, V-079, V-330, V-331)', async ({
  page,
  tolerate,
}) => {
  tolerate(/503/)
  let response: 'quote' | 'none' | 'failure' = 'quote'
  await stubResponses(page, 'guaranteed-value', (query) => guaranteedValueResponse(query, 5000))
  const quotes = await stubResponses(page, 'subscription-quote', (query) =>
    response === 'quote'
      ? subscriptionQuoteResponse(query, 987_650)
      : { body: { quote: null }, status: response === 'failure' ? 503 : 200 },
  )
  await openCalculators(page, address)
  const kinto = card(page, 'KINTO subscription')
  const kilometres = list(page, 'KINTO subscription', 'Kilometres a month')
  await expect(kilometres.locator('option')).toHaveCount(8)
  await expect(monthly(kinto)).toHaveText('R 9 876 p/m')
  expect(quotes).toEqual(['?code=73V&mileage=1000'])
  await page.locator('#design label[title]').nth(1).click()
  await card(page).getByRole('textbox').fill('1000')
  response = 'none'
  await kilometres.selectOption('2000')
  await expect(kinto).toContainText('No Options Available')
  await expect(figure(kinto, 'Total over the term')).toHaveText('–')
  response = 'failure'
  await kilometres.selectOption('2500')
  await expect(kinto).toContainText('We could not load the subscription price.')
  await expect(kinto).not.toContainText('No Options Available')
  response = 'quote'
  await kinto.getByRole('button', { name: 'Try again' }).click()
  await expect(monthly(kinto)).toHaveText('R 9 876 p/m')
  expect(quotes.slice(1)).toEqual(['2000', '2500', '2500'].map((mileage) => `?code=73V&mileage=${mileage}`))
  await page.getByRole('tab', { name: 'GR-Sport' }).click()
  await expect.poll(() => quotes.at(-1)).toBe('?code=57U&mileage=2500')
})
