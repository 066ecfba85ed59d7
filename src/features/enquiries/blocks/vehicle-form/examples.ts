import type { BlockExample } from '#features/blocks/index.ts'
import { exampleVehicleContent } from '../../forms/example-content.ts'
import type { FormContent } from '../../forms/form-content.ts'

const ready = { state: 'ready', data: exampleVehicleContent } as const

export const examples = [
  {
    name: 'A question about a vehicle',
    live: ready,
    block: { id: 'vehicle-question', blockType: 'vehicleForm', asksFor: 'vehicle' },
  },
  {
    name: 'A quote, with a title and an introduction',
    live: ready,
    block: {
      id: 'vehicle-quote',
      blockType: 'vehicleForm',
      asksFor: 'quote',
      title: 'What will yours cost?',
      introduction: 'Your dealer sends you a quote for the vehicle and colour you choose.',
      privacyNotice: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'A test drive',
    live: ready,
    block: { id: 'vehicle-drive', blockType: 'vehicleForm', asksFor: 'testDrive' },
  },
  {
    name: 'When the vehicles did not come with the page',
    live: { state: 'failed' },
    path: '/enquiry/quote',
    block: { id: 'vehicle-failed', blockType: 'vehicleForm', asksFor: 'quote' },
  },
] as const satisfies readonly BlockExample<'vehicleForm', FormContent>[]
