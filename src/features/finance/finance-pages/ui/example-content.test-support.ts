import { defaultFinanceSettings, readPlan } from '#features/finance/finance/index.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'
import type { FinanceContent } from '../finance-content.ts'
import { financePagesTexts } from '../texts.ts'
import type { CalculatorTexts } from './calculator-texts.ts'
import type { PagePlan } from './use-page-plan.ts'

const { usedVehicles: _, ...settings } = defaultFinanceSettings

/** A finance page with two ranges. The price of the first model is given in rand. */
export function exampleContent(price = 300_000): FinanceContent {
  return {
    settings,
    ranges: [
      {
        slug: 'hilux-double-cab',
        name: 'Hilux Double Cab',
        models: [
          {
            code: 'H01',
            name: 'Hilux DC 2.8 GD-6',
            contractName: '2.8 GD-6',
            price: rand(price),
            picture: null,
          },
          {
            code: 'H02',
            name: 'Hilux DC 2.4 GD-6',
            contractName: '2.4 GD-6',
            price: rand(200_000),
            picture: null,
          },
        ],
      },
      {
        slug: 'gr86',
        name: 'GR86',
        models: [
          {
            code: 'X86',
            name: 'GR86 2.4 6MT',
            contractName: 'GR86 2.4 6MT',
            price: rand(800_000),
            picture: null,
          },
        ],
      },
    ],
    opening: {
      code: 'H01',
      guaranteedValue: {
        id: 7,
        code: 'H01',
        mileage: 20_000,
        months: 48,
        factor: basisPoints(5150),
        description: 'HILUX DC',
      },
      subscriptionQuote: {
        months: 60,
        odometer: 60_000,
        leasePrice: cents(1_234_599),
        protect: cents(64_010),
        reference: 'Q-77',
      },
    },
    links: {
      query: '/enquiry/finance/finance-query',
      offers: '/enquiry/finance-offers',
      subscription: '/enquiry/kinto',
      application: 'https://finance.example.co.za/apply',
    },
    isBusiness: false,
  }
}

const { calculators, finance, waysToPay } = financeTexts('en')
const { financePages } = financePagesTexts('en')
const { layout } = textsIn('en')

export const exampleTexts: CalculatorTexts = {
  calculators,
  finance,
  pages: financePages,
  waysToPay,
  newTab: layout.newTab,
}

/** The plan of a page with the given query. */
export function planAt(query: string): PagePlan {
  return {
    read: (calculatorSettings) => readPlan(new URLSearchParams(query), calculatorSettings),
    change: () => {},
  }
}
