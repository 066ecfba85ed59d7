import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'

type Example = BlockExample<'brandCards'>

export const examples: [Example, ...Example[]] = [
  {
    name: 'three brands',
    block: {
      id: 'brands-three',
      blockType: 'brandCards',
      title: 'One house, three badges.',
      intro: 'Each with workshops of its own.',
      brands: [
        {
          id: 'toyota',
          name: 'Toyota',
          text: 'Bakkies, SUVs, cars and minibuses.',
          picture: { ...examplePicture('fortuner', 'Oxide Bronze', 'drakensberg'), view: 'front' },
          link: { kind: 'address', address: '/vehicles' },
          linkLabel: 'See the line-up',
        },
        {
          id: 'lexus',
          name: 'Lexus',
          text: 'Quiet, and in no hurry to say so.',
          picture: { source: 'place', scene: 'johannesburg' },
          link: { kind: 'address', address: 'https://lexus.example.co.za/', newTab: true },
        },
        {
          id: 'hino',
          name: 'Hino',
          text: 'Trucks, from the corner shop to the border post.',
          picture: { source: 'place', scene: 'karoo' },
          link: { kind: 'address', address: 'https://hino.example.co.za/', newTab: true },
        },
      ],
    },
  },
  {
    name: 'one brand, long words, without a link',
    block: {
      id: 'brands-one',
      blockType: 'brandCards',
      brands: [
        {
          id: 'long',
          name: 'Voertuigvervaardigersvereniging',
          picture: { source: 'place', scene: 'dunes' },
        },
      ],
    },
  },
]
