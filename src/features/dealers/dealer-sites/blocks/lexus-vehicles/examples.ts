import type { BlockExample } from '#features/site/blocks/index.ts'
import { examplePicture } from '#features/site/blocks/index.ts'

export const examples = [
  {
    name: 'two vehicles',
    live: { state: 'ready', data: { address: 'https://lexus.example.co.za/' } },
    block: {
      id: 'lexus-two',
      blockType: 'lexusVehicles',
      title: 'Under the same roof.',
      vehicles: [
        {
          id: 'nx',
          name: 'NX',
          path: 'models/nx',
          text: 'A hybrid for town',
          picture: examplePicture('rav4', 'Cosmic Blue'),
        },
        { id: 'lx', name: 'LX' },
      ],
    },
  },
  {
    name: 'vehicles without pictures',
    live: { state: 'ready', data: { address: 'https://lexus.example.co.za/' } },
    block: {
      id: 'lexus-lines',
      blockType: 'lexusVehicles',
      title: 'Lexus, by the same people.',
      vehicles: [
        { id: 'ux', name: 'UX', path: 'models/ux', text: 'The compact hybrid' },
        { id: 'nx', name: 'NX', path: 'models/nx', text: 'A hybrid with more room' },
      ],
    },
  },
  {
    name: 'when the address cannot be read',
    live: { state: 'failed' },
    block: { id: 'lexus-failed', blockType: 'lexusVehicles', vehicles: [{ id: 'nx', name: 'NX' }] },
  },
] as const satisfies readonly BlockExample<'lexusVehicles', { readonly address: string }>[]
