import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'

const button = {
  label: 'All vehicles',
  look: 'primary',
  link: { kind: 'address', address: '/vehicles' },
} as const

export const examples: [BlockExample<'adaptiveBanner'>, ...BlockExample<'adaptiveBanner'>[]] = [
  {
    name: 'another picture on phones, the text below',
    block: {
      id: 'adaptive-two',
      blockType: 'adaptiveBanner',
      title: 'Wide for the road,\nupright for the pocket.',
      text: 'The picture you see depends on the window you look through.',
      buttons: [button],
      picture: examplePicture('fortuner', 'Oxide Bronze', 'drakensberg'),
      phonePicture: { source: 'helmet', helmet: 'arrow', number: '12' },
    },
  },
  {
    name: 'the same picture on phones, the text on the right and above',
    block: {
      id: 'adaptive-one',
      blockType: 'adaptiveBanner',
      title: 'Room to go.',
      picture: { source: 'place', scene: 'karoo' },
      textPlace: 'right',
      phoneTextPlace: 'above',
    },
  },
  {
    name: 'long words, both pictures missing',
    block: {
      id: 'adaptive-none',
      blockType: 'adaptiveBanner',
      title: 'Verantwoordelikheidsverklaring en internasionalisering',
      text: 'How we answer for what we build, in every country we sell in.',
      picture: { source: 'illustration', vehicle: 'starlet', colour: 404 },
    },
  },
]
