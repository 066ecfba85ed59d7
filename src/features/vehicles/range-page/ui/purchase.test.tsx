import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quoteInstalment } from '#features/finance/finance/index.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { vehicleOfferTexts } from '#features/vehicles/vehicle-offers/texts.ts'
import type { OffersFrom, VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { rangePageTexts } from '../texts.ts'
import { Purchase } from './purchase.tsx'

const range: VehicleRange = {
  ...{ slug: 'fortuner', name: 'Fortuner', code: 'FTN', brand: 'Toyota', bodyType: null },
  ...{ tagline: '', description: '', hero: null, drawing: null, figures: [], accessories: [] },
  ...{ fromPrice: null, seoTitle: '', seoDescription: '', canonicalUrl: null },
}

const markup = (offersFrom: OffersFrom | null) =>
  renderToStaticMarkup(
    <Purchase
      range={range}
      colour={undefined}
      defaultCode={undefined}
      equipment={{}}
      targets={{ quote: null, testDrive: null }}
      offersFrom={offersFrom}
      texts={rangePageTexts('en').rangePage}
      financeTexts={financeTexts('en').finance}
      planUnknown={vehicleOfferTexts('en').offers.planUnknown}
    />,
  )

const text = (offersFrom: OffersFrom | null) =>
  markup(offersFrom)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')

const noOffer: OffersFrom = { monthly: null, model: null, offer: null, plan: null }

test('shows Offers From in whole rand, rounded down, without digit grouping, spaced by margins (V-159)', () => {
  const html = markup({ ...noOffer, monthly: cents(1_249_920) })
  expect(html.replace(/<[^>]*>/g, '')).toContain('Offers FromR12499\u00a0p/m')
  expect(html).toContain('R<span class="ml-[0.25em]">12</span><span class="ml-[0.25em]">499</span>')
})

test('shows N/A and no monthly figure without a monthly price (V-160)', () => {
  expect(text(noOffer)).toContain('Offers From N/A')
  expect(text(noOffer)).not.toContain('p/m')
})

test('omits Offers From when prices are hidden', () => {
  expect(text(null)).not.toMatch(/Offers From|N\/A/)
})

test('shows the terms the offer has and omits the others', () => {
  const offer = {
    ...{ promotionType: 'Drive Away', rateType: 'Linked', deposit: null },
    interestRate: basisPoints(1150),
    monthlyInstalment: cents(1_249_900),
    retailPrice: cents(89_990_000),
    endsOn: null,
  }
  const displayed = text({ monthly: cents(1_249_900), model: 'Fortuner 2.8', offer, plan: null })
  expect(displayed).toContain('Drive Away on the Fortuner 2.8')
  expect(displayed).toContain('11,5 %, Linked')
  expect(displayed).toContain('R 899 900')
  expect(displayed).not.toContain('Deposit')
})

test('shows the number and total of instalments, the balloon and the total cost with the instalment (F-3)', () => {
  const price = rand(499_900)
  const plan = quoteInstalment(
    { price, deposit: rand(50_000), balloon: rand(149_970), rate: basisPoints(1075), months: 72 },
    { monthlyAdmin: rand(69), initiation: cents(120_750) },
  )
  const offer = {
    ...{ promotionType: 'Instalment offer', rateType: 'Linked', endsOn: null },
    ...{ interestRate: basisPoints(1075), deposit: rand(50_000), retailPrice: price },
    monthlyInstalment: cents(708_304),
  }
  const displayed = text({ monthly: cents(708_304), model: 'Corolla Cross 1.8', offer, plan })
  expect(displayed).toContain('Number of instalments 72')
  // R 7 083,04 a month, 72 times.
  expect(displayed).toMatch(/Total of instalments R 509 97\d/)
  expect(displayed).toContain('Balloon due at the end R 149 970')
  // Deposit, instalments, balloon and R 1 207,50.
  expect(displayed).toMatch(/Total cost, deposit and balloon included R 711 1\d\d/)
  expect(displayed).not.toContain('Ask for a quote to see')
})

test('suggests a quote for an offer whose plan is not known (F-3)', () => {
  const offer = {
    ...{ promotionType: 'Drive Away', rateType: null, endsOn: null, interestRate: null, deposit: null },
    ...{ retailPrice: null, monthlyInstalment: cents(1_249_900) },
  }
  const displayed = text({ monthly: cents(1_249_900), model: 'Fortuner 2.8', offer, plan: null })
  expect(displayed).toContain(
    'Ask for a quote to see the number of instalments, their total and the balloon.',
  )
  expect(displayed).not.toContain('Number of instalments')
})
