import type { BlockExample } from '#features/pages/index.ts'

export const financeCalculatorsExamples = [
  {
    name: 'All of them, as on the finance page',
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
    },
  },
  {
    name: 'The subscription alone',
    block: { id: 'finance-calculators-kinto', blockType: 'financeCalculators', variant: 'kinto' },
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
    name: 'Without a choice of one, and its data did not come',
    live: { state: 'failed' },
    block: { id: 'finance-calculators-failed', blockType: 'financeCalculators', heading: 'In instalments.' },
  },
] as const satisfies readonly BlockExample<'financeCalculators'>[]
