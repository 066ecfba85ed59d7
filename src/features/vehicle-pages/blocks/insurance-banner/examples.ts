import { type BlockExample, examplePicture } from '#features/blocks/index.ts'

export const examples: [BlockExample<'insuranceBanner'>, ...BlockExample<'insuranceBanner'>[]] = [
  {
    name: 'As on the pages of vehicles',
    block: {
      id: 'insurance-banner-usual',
      blockType: 'insuranceBanner',
      picture: examplePicture('fortuner', 'Cosmic Blue', 'table-mountain'),
      link: { kind: 'address', address: '/payment-options/insurance/my-toyota-insurance' },
    },
  },
  {
    name: 'With words of its own, no picture, a link that leads nowhere',
    block: {
      id: 'insurance-banner-plain',
      blockType: 'insuranceBanner',
      heading: 'Motorvoertuigversekeringsaansoeke, answered the same day.',
      text: 'Three questions, one premium, and nobody who calls at supper.',
      link: { kind: 'address', address: '/not-built' },
    },
  },
]
