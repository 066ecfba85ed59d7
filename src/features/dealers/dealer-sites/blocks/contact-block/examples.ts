import type { BlockExample } from '#features/site/blocks/index.ts'
import type { ContactData } from '../../contact-data.ts'
import { bareDealer, exampleDealer } from '../../example-data.ts'

const numbers = {
  roadsideAssistance: '0800 000 001',
  customerCare: '0800 000 000',
  customerCareFromAbroad: '+27 10 000 0000',
  financeServices: '0800 000 002',
  financeServicesFromAbroad: '+27 10 000 0002',
}

const map = {
  width: 640,
  height: 480,
  regions: [{ outline: 'M0 0H64V38L48 44L30 47L0 42Z', isOwn: true }],
  rings: [107, 213],
  transform: 'scale(10) translate(0 0)',
  places: [
    { name: 'Pretoria', x: 360, y: 150 },
    { name: 'Vereeniging', x: 280, y: 360 },
  ],
  dealer: { x: 310, y: 230 },
  scale: { length: 96, kilometres: 50 },
}

export const examples = [
  {
    name: 'the dealer and the whole site',
    live: { state: 'ready', data: { dealer: exampleDealer, numbers, map } },
    block: { id: 'contact-both', blockType: 'contactBlock', variant: 'dealer-and-global', title: 'Find us' },
  },
  {
    name: 'only the dealer, without a map',
    live: { state: 'ready', data: { dealer: exampleDealer, numbers, map: null } },
    block: { id: 'contact-dealer', blockType: 'contactBlock', variant: 'dealer-only' },
  },
  {
    name: 'only the numbers of the whole site',
    live: { state: 'ready', data: { dealer: exampleDealer, numbers, map } },
    block: {
      id: 'contact-global',
      blockType: 'contactBlock',
      variant: 'global-only',
      lead: 'Day and night.',
    },
  },
  {
    name: 'a dealer with only a long name, in a country without finance services',
    live: {
      state: 'ready',
      data: {
        dealer: bareDealer,
        numbers: { ...numbers, financeServices: null, financeServicesFromAbroad: null },
        map: null,
      },
    },
    block: { id: 'contact-bare', blockType: 'contactBlock' },
  },
  {
    name: 'when the dealer cannot be read',
    live: { state: 'failed' },
    block: { id: 'contact-failed', blockType: 'contactBlock', title: 'Find us' },
  },
] as const satisfies readonly BlockExample<'contactBlock', ContactData>[]
