import type { BlockExample } from '#features/blocks/index.ts'
import { exampleVehicleContent } from '../../forms/example-content.ts'
import type { FormContent } from '../../forms/form-content.ts'

const content = { ...exampleVehicleContent, choices: null }

export const examples = [
  {
    name: 'With a title and an introduction',
    path: '/dealers/marula-toyota-bryanston/contact',
    live: { state: 'ready', data: content },
    block: {
      id: 'dealer-form-own',
      blockType: 'dealerEnquiryForm',
      title: 'Write to the dealer',
      introduction: 'Anything from a spare key to a fleet of fifty.',
      privacyNotice: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'On the page of a group, whose dealers are listed',
    path: '/dealers/groups/marula-motor-group',
    live: { state: 'ready', data: exampleVehicleContent },
    block: { id: 'dealer-form-group', blockType: 'dealerEnquiryForm', title: 'Write to one of our dealers' },
  },
  {
    name: 'When the wording did not come with the page',
    path: '/dealers/marula-toyota-bryanston/contact',
    live: { state: 'failed' },
    block: { id: 'dealer-form-failed', blockType: 'dealerEnquiryForm' },
  },
] as const satisfies readonly BlockExample<'dealerEnquiryForm', FormContent>[]
