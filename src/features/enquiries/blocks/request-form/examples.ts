import type { BlockExample } from '#features/blocks/index.ts'
import { exampleContent, exampleVehicleContent } from '../../forms/example-content.ts'
import type { FormContent } from '../../forms/form-content.ts'

const ready = { state: 'ready', data: exampleContent } as const

export const examples = [
  {
    name: 'An application to the academy',
    live: ready,
    block: { id: 'request-academy', blockType: 'requestForm', form: 'academy' },
  },
  {
    name: 'Sponsorship, with a title and an introduction',
    live: ready,
    block: {
      id: 'request-sponsorship',
      blockType: 'requestForm',
      form: 'sponsorship',
      title: 'Ask us along',
      introduction: 'Two pages say more than twenty. We read every proposal before the end of the month.',
      privacyNotice: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'Corporate citizenship',
    live: ready,
    block: { id: 'request-citizenship', blockType: 'requestForm', form: 'citizenship' },
  },
  {
    name: 'A product, with the longest title a link may bring',
    path: '/enquiry/merchandise',
    live: {
      state: 'ready',
      data: {
        ...exampleContent,
        chosen: {
          ...exampleContent.chosen,
          product:
            'A softshell jacket with a detachable hood, four pockets, reflective piping and the colours of the rally team, size XXL',
        },
      },
    },
    block: { id: 'request-product', blockType: 'requestForm', form: 'merchandise' },
  },
  {
    name: 'A product that no link has brought',
    live: ready,
    block: { id: 'request-no-product', blockType: 'requestForm', form: 'merchandise' },
  },
  {
    name: 'A document, with nothing to agree to',
    live: { state: 'ready', data: { ...exampleContent, wordings: { marketing: null, privacy: null } } },
    block: { id: 'request-document', blockType: 'requestForm', form: 'document' },
  },
  {
    name: 'A service, at one of the dealers',
    live: { state: 'ready', data: exampleVehicleContent },
    block: { id: 'request-service', blockType: 'requestForm', form: 'serviceBooking' },
  },
  {
    name: 'When the wording did not come with the page',
    live: { state: 'failed' },
    path: '/enquiry/document',
    block: { id: 'request-failed', blockType: 'requestForm', form: 'document', title: 'Send it to us' },
  },
] as const satisfies readonly BlockExample<'requestForm', FormContent>[]
