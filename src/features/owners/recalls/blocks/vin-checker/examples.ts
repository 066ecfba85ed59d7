import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'
import type { CallCentre } from '../../call-centre.ts'

const live = { state: 'ready', data: { telephone: '0800 000 000' } } as const

export const examples: [BlockExample<'vinChecker', CallCentre>, ...BlockExample<'vinChecker', CallCentre>[]] =
  [
    {
      name: 'with everything',
      live,
      block: {
        id: 'vin-checker',
        blockType: 'vinChecker',
        preTitle: 'Recalls',
        title: 'Is yours among them?',
        subtitle: 'Seventeen characters, and you know. The work is free, however old the vehicle is.',
        logo: { source: 'helmet', helmet: 'arrow', number: '12' },
        picture: examplePicture('hilux-double-cab', 'Emotional Red', 'forecourt'),
        buttons: [
          { label: 'All vehicles', look: 'secondary', link: { kind: 'address', address: '/vehicles' } },
        ],
      },
    },
    {
      name: 'another picture on phones, on a page about KINTO',
      path: '/payment-options/kinto',
      live,
      block: {
        id: 'vin-checker-kinto',
        blockType: 'vinChecker',
        cssId: 'kinto-recalls',
        title: 'Rented by the month, checked for good.',
        picture: { source: 'place', scene: 'karoo' },
        phonePicture: { source: 'circuit', circuit: 'kyalami' },
      },
    },
    {
      name: 'long words, no picture, no telephone number',
      live: { state: 'failed' },
      block: {
        id: 'vin-checker-long',
        blockType: 'vinChecker',
        cssId: 'long-recalls',
        preTitle: 'Verantwoordelikheidsverklaring',
        title: 'Herroepingsveldtogte en verantwoordelikheidsverklarings',
      },
    },
  ]
