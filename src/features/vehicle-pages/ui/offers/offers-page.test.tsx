import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quoteInstalment } from '#features/finance/index.ts'
import { basisPoints, cents } from '#platform/money.ts'
import type { ModelOffer, OffersView } from '../../offers-view.ts'
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

function textOf(
  offers: readonly ModelOffer[],
  valueAddedOffers: OffersView['valueAddedOffers'] = [],
): string {
  const view = { range: { slug: 'vitz', name: 'Vitz', brand: 'Toyota' }, offers, valueAddedOffers }
  const html = renderToStaticMarkup(<OffersPage view={view} paths={{ quote: null, dealers: null }} />)
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
