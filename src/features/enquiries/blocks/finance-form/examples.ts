import type { BlockExample } from '#features/blocks/index.ts'
import { exampleVehicleContent } from '../../forms/example-content.ts'
import type { FormContent } from '../../forms/form-content.ts'

const ready = { state: 'ready', data: exampleVehicleContent } as const

export const examples = [
  {
    name: 'A finance offer',
    live: ready,
    block: { id: 'finance-offer', blockType: 'financeForm', asksFor: 'financeOffer' },
  },
  {
    name: 'A question, with a title and an introduction',
    live: ready,
    block: {
      id: 'finance-question',
      blockType: 'financeForm',
      asksFor: 'financeQuery',
      title: 'Finance that fits',
      introduction:
        'Ask us anything about instalments, balloons and leases, with or without a vehicle in mind.',
      privacyNotice: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'A subscription',
    live: ready,
    block: { id: 'finance-subscription', blockType: 'financeForm', asksFor: 'subscription' },
  },
  {
    name: 'When the vehicles did not come with the page',
    live: { state: 'failed' },
    path: '/enquiry/finance-offers',
    block: {
      id: 'finance-failed',
      blockType: 'financeForm',
      asksFor: 'financeOffer',
      title: 'Ask for a finance offer',
    },
  },
] as const satisfies readonly BlockExample<'financeForm', FormContent>[]
