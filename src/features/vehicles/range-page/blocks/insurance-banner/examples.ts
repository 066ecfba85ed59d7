import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'insuranceBanner'>, ...BlockExample<'insuranceBanner'>[]] = [
  {
    name: 'As on vehicle pages',
    block: {
      id: 'insurance-banner-usual',
      blockType: 'insuranceBanner',
      picture: examplePicture('fortuner', 'Cosmic Blue', 'table-mountain'),
      link: { kind: 'address', address: '/payment-options/insurance/my-toyota-insurance' },
    },
  },
  {
    name: 'With its own texts, without a picture, with a link to a missing page',
    block: {
      id: 'insurance-banner-plain',
      blockType: 'insuranceBanner',
      heading: 'Motorvoertuigversekeringsaansoeke, answered the same day.',
      text: 'Three questions, one premium, and nobody who calls at supper.',
      link: { kind: 'address', address: '/not-built' },
    },
  },
]
