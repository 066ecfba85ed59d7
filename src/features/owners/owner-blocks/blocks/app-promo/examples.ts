import type { BlockExample } from '#features/site/blocks/index.ts'

const addresses = {
  download: 'https://app.example.co.za/',
  appStore: 'https://appstore.example.co.za/toyota-south-africa',
  googlePlay: 'https://googleplay.example.co.za/toyota-south-africa',
  appGallery: 'https://appgallery.example.co.za/toyota-south-africa',
  more: { kind: 'address', address: '/vehicles' },
} as const

export const examples: [BlockExample<'appPromo'>, ...BlockExample<'appPromo'>[]] = [
  {
    name: 'badges and QR code',
    block: {
      id: 'app-promo-default',
      blockType: 'appPromo',
      title: 'Your glovebox, on your phone.',
      text: 'The service book, the licence disc and the number for a breakdown, where you can find them.',
      variant: 'default',
      ...addresses,
    },
  },
  {
    name: 'QR code',
    block: {
      id: 'app-promo-code',
      blockType: 'appPromo',
      title: 'Scan it before you drive off.',
      text: 'Thirty seconds at the counter save a search at the roadside.',
      variant: 'qrCode',
      ...addresses,
    },
  },
  {
    name: 'button',
    block: {
      id: 'app-promo-button',
      blockType: 'appPromo',
      title: 'Book a service from the couch.',
      variant: 'callToAction',
      buttonLabel: 'Download it',
      ...addresses,
    },
  },
  {
    name: 'on the page for owners, as a button',
    path: '/owners',
    block: {
      id: 'app-promo-owners',
      blockType: 'appPromo',
      title: 'All of this fits in your pocket.',
      variant: 'callToAction',
      ...addresses,
      more: { kind: 'address', address: '/owners' },
    },
  },
  {
    name: 'long words',
    block: {
      id: 'app-promo-long',
      blockType: 'appPromo',
      title: 'Voertuigidentifikasienommerregistrasiesertifikaat',
      text: 'Aanspreeklikheidsversekeringsmaatskappye vra daarvoor; die app hou dit byderhand.',
      ...addresses,
      more: undefined,
    },
  },
]
