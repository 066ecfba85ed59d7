import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleForm, exampleTradeIn } from '../../example-data.ts'
import type { TradeInFormData } from '../../trade-in-form-data.ts'

const ready = { state: 'ready', data: exampleTradeIn } as const

export const examples = [
  {
    name: 'With the title it has by itself, and every dealer to choose from',
    live: ready,
    path: '/trade-in',
    block: { id: 'trade-in-usual', blockType: 'tradeInForm', desk: 'enquiry' },
  },
  {
    name: 'On the site of a dealer, for its service desk',
    live: ready,
    path: '/dealers/marula-toyota-bryanston/trade-in',
    block: {
      id: 'trade-in-dealer',
      blockType: 'tradeInForm',
      desk: 'service',
      title: 'What is yours worth?',
      introduction: 'Six pictures and the mileage are enough for a first figure.',
      privacyNotice: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'When nothing of marketing or privacy is written',
    live: {
      state: 'ready',
      data: {
        ...exampleTradeIn,
        forms: { tradeIn: { ...exampleForm, wordings: { marketing: null, privacy: null } } },
      },
    },
    block: { id: 'trade-in-plain', blockType: 'tradeInForm', desk: 'enquiry' },
  },
  {
    name: 'When the dealers did not come with the page',
    live: { state: 'failed' },
    path: '/trade-in',
    block: { id: 'trade-in-failed', blockType: 'tradeInForm', desk: 'enquiry' },
  },
] as const satisfies readonly BlockExample<'tradeInForm', TradeInFormData>[]
