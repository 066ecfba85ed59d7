import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'singleImage'>, ...BlockExample<'singleImage'>[]] = [
  {
    name: 'between the margins, with title and caption',
    block: {
      blockType: 'singleImage',
      title: 'Where the tar ends',
      picture: examplePicture('land-cruiser-300', 'Sand Metallic', 'karoo'),
      caption: 'Land Cruiser 300 on the R354 between Sutherland and Matjiesfontein.',
    },
  },
  {
    name: 'from edge to edge',
    block: {
      blockType: 'singleImage',
      picture: examplePicture('hilux-double-cab', 'Inferno Orange', 'dunes'),
      width: 'window',
      caption: 'Hilux Double Cab in the dunes south of Alexander Bay.',
    },
  },
  {
    name: 'as wide as a text, leading on',
    block: {
      blockType: 'singleImage',
      picture: examplePicture(
        'starlet',
        'Cosmic Blue',
        'garden-route',
        'See the Starlet and every other vehicle of the line-up',
      ),
      width: 'text',
      link: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'a vehicle alone',
    block: { blockType: 'singleImage', picture: examplePicture('gr-yaris', 'Emotional Red') },
  },
]
