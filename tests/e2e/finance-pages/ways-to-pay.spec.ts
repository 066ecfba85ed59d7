import {
  block,
  card,
  guaranteedValueResponse,
  monthly,
  openCalculators,
  stubResponses,
  subscriptionQuoteResponse,
} from '../support/finance-block.ts'
import { expect, test } from '../support/test.ts'

test('compares all payment options on a press, with the figures of the calculators and a PDF quote', async ({
  page,
  request,
}) => {
  await stubResponses(page, 'guaranteed-value', (query) => guaranteedValueResponse(query, 5150))
  await stubResponses(page, 'subscription-quote', (query) => subscriptionQuoteResponse(query, 1_487_650))
  await openCalculators(page, '/vehicles/fortuner?deposit=100000&term=60&rate=13&balloon=20')
  const compare = block(page).getByRole('button', { name: 'Compare all ways to pay' })
  await expect(compare).toHaveAttribute('aria-expanded', 'false')
  await compare.click()
  await expect(compare).toHaveAttribute('aria-expanded', 'true')

  const paymentOptions = block(page).getByRole('region', { name: 'Ways to pay.' }).getByRole('listitem')
  await expect(paymentOptions.getByRole('heading')).toHaveText([
    'Instalment finance',
    'FutureDrive',
    'KINTO ONE',
    'Lease',
  ])
  const instalment = (await monthly(card(page)).textContent()) ?? ''
  await expect(paymentOptions.first()).toContainText(instalment.replace(/\s*p\/m$/, ''))
  await expect(paymentOptions.nth(1)).toContainText('Deposit')
  await expect(block(page).getByRole('img', { name: /^What is still owed/ })).toBeVisible()

  const href = await paymentOptions
    .first()
    .getByRole('link', { name: /^Quote as PDF/ })
    .getAttribute('href')
  const quote = await request.get(href ?? '')
  expect(quote.status()).toBe(200)
  expect(quote.headers()['content-type']).toBe('application/pdf')
  expect((await request.get('/vehicles/fortuner/quote?code=57U&rate=99')).status()).toBe(400)

  await compare.click()
  await expect(paymentOptions).toHaveCount(0)
})

test('returns 404 for a quote of a dealer in Namibia, and 200 for one in Gauteng (F-12)', {
  tag: '@core',
}, async ({ request }) => {
  const quote = async (dealer: string) =>
    (await request.get(`/dealers/${dealer}/new-vehicles/fortuner/quote?code=57U`)).status()
  expect(await quote('kokerboom-toyota-windhoek')).toBe(404)
  expect(await quote('marula-toyota-bryanston')).toBe(200)
})

test('links a translated page to quotes in its language, and other pages to English ones only (V-019)', {
  tag: '@core',
}, async ({ request }) => {
  const page = '/vehicles/hilux-single-cab'
  const html = async (address: string) => (await request.get(address)).text()
  expect(await html(`${page}/af`)).toContain(`${page}/quote/af`)
  expect(await html(`${page}/zu`)).toContain(`${page}/quote/zu`)
  expect(await html(page)).not.toContain(`${page}/quote/`)
  const quote = async (address: string) => (await request.get(`${address}?code=64M&term=60`)).status()
  expect(await quote(`${page}/quote/af`)).toBe(200)
  expect(await quote(`${page}/quote/fr`)).toBe(404)
  expect((await request.get('/vehicles/fortuner/quote/af?code=57U')).status()).toBe(404)
})
