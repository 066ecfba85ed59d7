import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'imageBanner'>, ...BlockExample<'imageBanner'>[]] = [
  {
    name: 'large, with a title that leads on',
    block: {
      id: 'image-banner-large',
      blockType: 'imageBanner',
      title: 'See the Fortuner',
      picture: examplePicture('fortuner', 'Oxide Bronze', 'drakensberg'),
      link: { kind: 'address', address: '/vehicles/fortuner' },
    },
  },
  {
    name: 'slim, another picture on phones, the picture leads on',
    block: {
      id: 'image-banner-slim',
      blockType: 'imageBanner',
      picture: examplePicture('gr-corolla', 'Attitude Black', 'track', 'Every vehicle of the line-up'),
      phonePicture: { source: 'helmet', helmet: 'arrow', number: '12' },
      height: 'slim',
      link: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'a picture alone',
    block: {
      id: 'image-banner-alone',
      blockType: 'imageBanner',
      picture: { source: 'place', scene: 'karoo' },
    },
  },
  {
    name: 'long words, its picture gone',
    block: {
      id: 'image-banner-gone',
      blockType: 'imageBanner',
      title: 'Verantwoordelikheidsverklaring en internasionalisering',
      picture: { source: 'illustration', vehicle: 'starlet', colour: 404 },
    },
  },
]
