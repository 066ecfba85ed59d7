import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quoteInstalment } from '#features/finance/finance/index.ts'
import { basisPoints, cents } from '#platform/money.ts'
import type { AllOffersView, RangeOffer } from '../offers-view.ts'
import { AllOffersPage } from './all-offers-page.tsx'

const vitz: RangeOffer = {
  range: { slug: 'vitz', name: 'Vitz', brand: 'Toyota' },
  ...{ code: 'V1', name: 'Vitz 1.0 XR', grade: 'XR', drawing: null, plan: null },
  ...{ price: cents(22_990_000), specialPrice: cents(21_990_000), monthlyFromPrice: null, finance: null },
}
/** R 100 000 over 10 months without interest or a balloon: R 10 000 a month, and R 1 200 once. */
const interestFree: RangeOffer = {
  ...vitz,
  ...{ code: 'V2', name: 'Vitz 1.0', specialPrice: null },
  finance: {
    promotionType: 'Instalment offer',
    ...{ deposit: cents(2_000_000), interestRate: basisPoints(0), rateType: 'Fixed' },
    ...{ monthlyInstalment: cents(1_000_000), retailPrice: cents(12_000_000), endsOn: '2026-12-31' },
  },
  plan: quoteInstalment(
    {
      ...{ price: cents(12_000_000), deposit: cents(2_000_000), balloon: cents(0) },
      ...{ rate: basisPoints(0), months: 10 },
    },
    { monthlyAdmin: cents(0), initiation: cents(120_000) },
  ),
}
const insurance: NonNullable<AllOffersView['valueAddedOffers']>[number] = {
  title: '12 months complimentary insurance',
  range: { slug: 'vitz', name: 'Vitz' },
  ...{ start: '2026-11-01', end: '2027-01-31' },
  ...{ benefits: ['Comprehensive cover'], terms: ['Terms.'], disclaimer: ['Subject to acceptance.'] },
}
const none: AllOffersView = { specialPrices: [], financeOffers: [], valueAddedOffers: [] }

const markup = (view: Partial<AllOffersView>) =>
  renderToStaticMarkup(<AllOffersPage view={{ ...none, ...view }} dealersPath="/dealers" />)

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ')

test('shows what a special price saves, and leads to the offers on its range', () => {
  const html = markup({ specialPrices: [vitz] })
  expect(textOf(html)).toContain('R 10 000 less')
  expect(textOf(html)).toContain('R 229 900')
  expect(textOf(html)).toContain('Until further notice')
  expect(html).toContain('href="/vehicles/vitz/offers"')
})

test('shows the plan, the total cost and the last day beside every instalment (F-3)', () => {
  const text = textOf(markup({ financeOffers: [interestFree] }))
  expect(text).toContain('R 10 000 p/m')
  expect(text).toContain('10 instalments at 0 %, fixed after a deposit of R 20 000, then a balloon of R 0.')
  expect(text).toContain('Total cost, deposit and balloon included: R 121 200')
  expect(text).toContain('Until 31 Dec 2026')
  expect(textOf(markup({ financeOffers: [{ ...interestFree, plan: null }] }))).toContain(
    'Ask for a quote to see the number of instalments, their total and the balloon.',
  )
})

test('shows the period and the vehicle of a value-added offer', () => {
  const html = markup({ valueAddedOffers: [insurance] })
  expect(textOf(html)).toContain('Valid 1 Nov 2026 to 31 Jan 2027 · Vitz')
  expect(html).toContain('href="/vehicles/vitz"')
})

test('names the kinds of offers that there are, and leads to all vehicles without any', () => {
  const headingsOf = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading]) => heading)
  const both = markup({ specialPrices: [vitz], financeOffers: [interestFree] })
  expect(headingsOf(both)).toEqual(['Special prices', 'Monthly offers', 'Specials of our dealers'])
  expect(both).toContain('href="#finance-offers"')
  const empty = markup({})
  expect(headingsOf(empty)).toEqual(['Specials of our dealers'])
  expect(textOf(empty)).toContain('There is no offer at the moment.')
  expect(empty).toContain('href="/vehicles"')
})

test('says so when the value-added offers could not be read', () => {
  const text = textOf(markup({ valueAddedOffers: null }))
  expect(text).toContain('What comes with the car cannot be shown at the moment.')
  expect(text).not.toContain('There is no offer at the moment.')
})

test('finds a dealer with specials by a form', () => {
  const html = markup({})
  expect(html).toMatch(/<form[^>]* action="\/dealers"/)
  expect(html).toMatch(/<input[^>]* name="search"/)
})
