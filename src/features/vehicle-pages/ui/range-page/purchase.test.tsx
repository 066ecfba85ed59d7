import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OffersFrom, VehicleRange } from '#features/vehicles/index.ts'
import { basisPoints, cents } from '#platform/money.ts'
import { vehiclePageTexts } from '../../texts.ts'
import { Purchase } from './purchase.tsx'

const range: VehicleRange = {
  ...{ slug: 'fortuner', name: 'Fortuner', code: 'FTN', brand: 'Toyota', bodyType: null },
  ...{ tagline: '', description: '', hero: null, drawing: null, figures: [], accessories: [] },
  ...{ fromPrice: null, seoTitle: '', seoDescription: '', canonicalUrl: null },
}

const text = (offersFrom: OffersFrom | null) =>
  renderToStaticMarkup(
    <Purchase
      range={range}
      targets={{ quote: null, testDrive: null }}
      offersFrom={offersFrom}
      texts={vehiclePageTexts('en').rangePage}
    />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')

const none: OffersFrom = { monthly: null, model: null, offer: null }

test('V-159: Offers From is whole rand without groups, rounded down', () => {
  expect(text({ ...none, monthly: cents(1_249_920) })).toContain('Offers From R12499 p/m')
})

test('V-160: without a monthly price it is N/A, and nothing by the month', () => {
  expect(text(none)).toContain('Offers From N/A')
  expect(text(none)).not.toContain('p/m')
})

test('where prices are hidden there is no Offers From', () => {
  expect(text(null)).not.toMatch(/Offers From|N\/A/)
})

test('the terms of the offer stand beside it, and those it does not have do not', () => {
  const offer = {
    ...{ promotionType: 'Drive Away', rateType: 'Linked', deposit: null },
    interestRate: basisPoints(1150),
    monthlyInstalment: cents(1_249_900),
    retailPrice: cents(89_990_000),
    endsOn: null,
  }
  const shown = text({ monthly: cents(1_249_900), model: 'Fortuner 2.8', offer })
  expect(shown).toContain('Drive Away on the Fortuner 2.8')
  expect(shown).toContain('11,5 %, Linked')
  expect(shown).toContain('R 899 900')
  expect(shown).not.toContain('Deposit')
})
