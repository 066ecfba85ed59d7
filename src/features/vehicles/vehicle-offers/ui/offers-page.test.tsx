import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quoteInstalment } from '#features/finance/finance/index.ts'
import { basisPoints, cents } from '#platform/money.ts'
import type { ModelOffer, OffersView } from '../offers-view.ts'
import { offersMetadata } from './offers-metadata.ts'
import { OffersPage } from './offers-page.tsx'

const vitz: ModelOffer = {
  ...{ code: 'V1', name: 'Vitz 1.0 XR', grade: 'XR', drawing: null },
  price: cents(23_990_000),
  specialPrice: null,
  monthlyFromPrice: cents(399_900),
  finance: {
    promotionType: 'Instalment offer',
    deposit: cents(2_399_000),
    interestRate: basisPoints(1075),
    rateType: 'Linked',
    monthlyInstalment: cents(399_900),
    retailPrice: cents(23_990_000),
    endsOn: '2026-12-31',
  },
  plan: quoteInstalment(
    {
      ...{ price: cents(23_990_000), deposit: cents(2_399_000), balloon: cents(7_197_000) },
      ...{ rate: basisPoints(1075), months: 72 },
    },
    { monthlyAdmin: cents(6_900), initiation: cents(120_750) },
  ),
}
const insurance: OffersView['valueAddedOffers'][number] = {
  title: '12 months complimentary insurance',
  range: { slug: 'vitz', name: 'Vitz' },
  start: '2026-11-01',
  end: '2027-01-31',
  benefits: ['Comprehensive cover'],
  ...{ terms: ['Terms.'], disclaimer: ['Subject to acceptance.'] },
}

const noOffers: OffersView = {
  range: { slug: 'vitz', name: 'Vitz', brand: 'Toyota' },
  ...{ showsPrices: true, offers: [], valueAddedOffers: [] },
}

function textOf(
  offers: readonly ModelOffer[],
  valueAddedOffers: OffersView['valueAddedOffers'] = [],
): string {
  const view = { ...noOffers, offers, valueAddedOffers }
  return visibleText(renderToStaticMarkup(<OffersPage view={view} paths={{ quote: null, dealers: null }} />))
}

function visibleText(html: string): string {
  return html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ')
}

test('shows the deposit, rate, instalment, underlying price and last day of an offer (V-047)', () => {
  const page = textOf([vitz])
  for (const figure of ['Deposit R 23 990', '10,75 %, linked', 'R 3 999 p/m', 'price of R 239 900'])
    expect(page).toContain(figure)
  expect(page).toContain('Last day 31 Dec 2026')
})

test('shows all figures of the plan of an offer, or suggests a quote when the plan is not known (F-3)', () => {
  const page = textOf([vitz])
  for (const line of [
    'Number of instalments 72',
    'Total of instalments R',
    'Balloon due at the end R 71 970',
  ])
    expect(page).toContain(line)
  expect(page).toContain('Total cost, deposit and balloon included R')
  const unknown = textOf([{ ...vitz, plan: null }])
  expect(unknown).not.toContain('Number of instalments')
  expect(unknown).toContain('Ask for a quote to see the number of instalments, their total and the balloon.')
  expect(textOf([{ ...vitz, finance: null, plan: null }])).not.toContain('Ask for a quote to see')
})

test('leads with the price cut, then lists offers with terms', () => {
  const special = { ...vitz, code: 'V2', name: 'Vitz 1.0', specialPrice: cents(22_990_000), finance: null }
  const page = textOf([special, vitz])
  expect(page.indexOf('Vitz 1.0 XR')).toBeLessThan(page.lastIndexOf('Vitz 1.0 '))
  expect(page.indexOf('less')).toBeLessThan(page.indexOf('Last day'))
  expect(page.indexOf('R 229 900')).toBeLessThan(page.indexOf('Last day'))
})

test('omits the last day for an offer without an end date (C-17)', () => {
  expect(textOf([{ ...vitz, finance: vitz.finance && { ...vitz.finance, endsOn: null } }])).not.toContain(
    'Last day',
  )
})

test('shows current value-added offers of the range with their period (C-17)', () => {
  expect(textOf([vitz])).not.toContain('Value Added Offer')
  const page = textOf([], [insurance])
  expect(page).toContain('Value Added Offer')
  expect(page).toContain('12 months complimentary insurance')
  expect(page).toContain('1 Nov 2026 to 31 Jan 2027')
  expect(page).not.toContain('There is no offer')
})

const ridgeway = { slug: 'ridgeway', name: 'Ridgeway Toyota' }
const paths = { quote: '/enquiry/quote?dealer=ridgeway', dealers: null }

test('keeps the dealer in every link (D-073)', () => {
  const view = { ...noOffers, offers: [vitz] }
  const hrefsFor = (dealer: typeof ridgeway | null) =>
    [
      ...renderToStaticMarkup(<OffersPage view={view} dealer={dealer} paths={paths} />).matchAll(
        /href="([^"]+)"/g,
      ),
    ].map(([, href]) => href)
  const toRange = '/dealers/ridgeway/new-vehicles/vitz'
  expect(hrefsFor(ridgeway)).toEqual([`${toRange}?model=V1`, toRange, paths.quote])
  expect(hrefsFor(null)).toEqual(['/vehicles/vitz?model=V1', '/vehicles/vitz', paths.quote])
})

test('leads to the dealer for offers where prices are hidden, and says so while it cannot be read (F-12, F-13)', () => {
  const unpriced = { ...noOffers, showsPrices: false }
  const html = (name: string | null) =>
    renderToStaticMarkup(<OffersPage view={unpriced} dealer={{ slug: 'ridgeway', name }} paths={paths} />)
  expect(visibleText(html('Ridgeway Toyota'))).toContain('Ask Ridgeway Toyota about the offers on the Vitz.')
  expect(html('Ridgeway Toyota')).toContain(`href="${paths.quote}"`)
  expect(visibleText(html(null))).toContain('as soon as the dealer’s details have loaded')
  for (const name of ['Ridgeway Toyota', null])
    expect(visibleText(html(name))).not.toMatch(/special prices|There is no offer|prices and monthly/)
})

test('names the dealer in the title, with the page on the main site as canonical URL (D-073)', () => {
  const own = offersMetadata(noOffers)
  const dealers = offersMetadata(noOffers, ridgeway)
  expect(own.openGraph?.title).toBe('Toyota Vitz offers')
  expect(dealers.openGraph?.title).toBe('Toyota Vitz offers at Ridgeway Toyota')
  expect(dealers.description).toContain('at Ridgeway Toyota today')
  for (const { alternates } of [own, dealers]) expect(alternates?.canonical).toBe('/vehicles/vitz/offers')
  expect(offersMetadata(noOffers, { name: null })).toEqual(own)
})
