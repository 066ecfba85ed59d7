import { type BlockExample, examplePicture, exampleVideo } from '#features/site/blocks/index.ts'

const hilux = examplePicture('hilux-double-cab', 'Inferno Orange', 'karoo')

export const examples: [BlockExample<'singleVideo'>, ...BlockExample<'singleVideo'>[]] = [
  {
    name: 'a film of ours, with captions',
    block: {
      blockType: 'singleVideo',
      title: 'From the Karoo to the sea',
      text: 'A day, a tank and a bakkie: the long way from Beaufort West to Wilderness.',
      video: exampleVideo({ picture: hilux }),
    },
  },
  {
    name: 'from edge to edge, playing by itself',
    block: {
      blockType: 'singleVideo',
      video: exampleVideo({ autoplay: true, picture: hilux }),
      width: 'window',
    },
  },
  {
    name: 'on another site',
    block: {
      blockType: 'singleVideo',
      title: 'Behind the wheel',
      video: {
        source: 'address',
        address: 'https://video.example.co.za/behind-the-wheel',
        picture: examplePicture('gr-yaris', 'Emotional Red', 'track'),
      },
    },
  },
  {
    name: 'on another site, without a picture',
    block: {
      blockType: 'singleVideo',
      video: { source: 'address', address: 'https://video.example.co.za/how-to-change-a-wheel' },
    },
  },
]
