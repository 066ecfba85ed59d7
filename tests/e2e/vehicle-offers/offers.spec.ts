import { addressOf, only, readPage, textOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

test('serves a page with the offers of a range (V-165)', { tag: '@core' }, async ({ request }) => {
  const offers = await request.get('/vehicles/corolla-cross/offers')
  expect(offers.status()).toBe(200)
  expect(await offers.text()).toContain('Offers on the')
})

test('lists the offers on all ranges, with links to those of each', { tag: '@core' }, async ({ request }) => {
  const { document } = await readPage(request, '/offers')
  const special = only(document, '#special-prices')
  expect(textOf(special)).toMatch(/R\s20\s000 less/)
  expect(addressOf(special, 'Offers on the Fortuner')).toBe('/vehicles/fortuner/offers')
  expect(textOf(only(document, '#value-added-offers'))).toContain('12 months complimentary insurance')
})

test('shows the Vitz offer, with terms and disclaimer that open independently (C-170, C-172, C-173, C-175)', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, '/vehicles/vitz')
  const panel = only(document, 'section:has(details[id^="offer-"])')
  expect(textOf(panel.querySelector('h2'))).toBe('Value Added Offer')
  expect(textOf(panel)).toContain('12 months complimentary insurance')
  expect(textOf(panel)).not.toContain('excess reducer')
  const foldings = [...panel.querySelectorAll('details')]
  expect(foldings.map((folding) => textOf(folding.querySelector('summary')))).toEqual([
    'Terms & Conditions',
    'Disclaimer',
  ])
  expect(textOf(foldings[0])).toContain('Every new Vitz bought from')
  expect(textOf(foldings[1])).toContain('Cover is subject to acceptance')
  // A browser closes an element with the same name when one opens.
  for (const folding of foldings) {
    expect(folding.hasAttribute('open')).toBe(false)
    expect(folding.hasAttribute('name')).toBe(false)
  }
})

test('leads from Find a Dealer on a vehicle page to the finder (C-174, C-330)', { tag: '@core' }, async ({
  request,
}) => {
  const page = await readPage(request, '/vehicles/fortuner')
  const address = addressOf(only(page.document, 'main'), 'Find a Dealer')
  expect(address).toBe('/dealers')
  const finder = await readPage(request, address)
  const field = only(finder.document, 'main input[type="search"]')
  expect(textOf(only(finder.document, `label[for="${field.id}"]`))).toBe('Dealer or place')
})
