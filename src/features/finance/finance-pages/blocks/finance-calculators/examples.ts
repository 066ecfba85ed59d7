import { defaultFinanceSettings } from '#features/finance/finance/index.ts'
import type { BlockExample } from '#features/site/blocks/index.ts'
import { rand } from '#platform/money.ts'
import type { FinanceContent } from '../../finance-content.ts'

const { usedVehicles: _, ...settings } = defaultFinanceSettings

/** A model without a quote, a picture and enquiry forms. */
const unquoted: FinanceContent = {
  settings,
  ranges: [
    {
      slug: 'gr-supra',
      name: 'GR Supra',
      models: [
        {
          code: 'S30',
          name: 'GR Supra 3.0T 6MT',
          contractName: 'GR Supra 3.0T 6MT',
          price: rand(1_599_900),
          picture: null,
        },
      ],
    },
  ],
  opening: { code: 'S30', guaranteedValue: null, subscriptionQuote: null },
  links: { query: null, offers: null, subscription: null, application: null },
  isBusiness: false,
}

export const examples = [
  {
    name: 'All calculators, as on the finance page',
    path: '/payment-options/toyota-financial-services/finance',
    block: {
      id: 'finance-calculators-page',
      blockType: 'financeCalculators',
      variant: 'finance-page',
      heading: 'Work it out.',
      lead: 'Choose a vehicle once, and look at it in every way there is to pay for it.',
    },
  },
  {
    name: 'FutureDrive alone, for a business',
    path: '/payment-options/future-drive-business',
    block: {
      id: 'finance-calculators-future-drive',
      blockType: 'financeCalculators',
      variant: 'future-drive',
      heading: 'FutureDrive for the fleet.',
    },
  },
  {
    name: 'The subscription alone',
    block: {
      id: 'finance-calculators-kinto',
      blockType: 'financeCalculators',
      variant: 'kinto',
      heading: 'By the month.',
    },
  },
  {
    name: 'The instalment calculator alone',
    block: {
      id: 'finance-calculators-instalment',
      blockType: 'financeCalculators',
      variant: 'instalment',
      openingModel: 'HILUX DC',
    },
  },
  {
    name: 'The subscription to a model without a quote',
    live: { state: 'ready', data: unquoted },
    block: {
      id: 'finance-calculators-unquoted',
      blockType: 'financeCalculators',
      variant: 'kinto',
      heading: 'Not offered yet.',
    },
  },
  {
    name: 'Without a variant, after a failed request',
    path: '/payment-options/instalment-business',
    live: { state: 'failed' },
    block: { id: 'finance-calculators-failed', blockType: 'financeCalculators', heading: 'In instalments.' },
  },
] as const satisfies readonly BlockExample<'financeCalculators', FinanceContent>[]
