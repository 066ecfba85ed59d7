import { type BlockExample, examplePicture, exampleVideo } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'videoWithImages'>, ...BlockExample<'videoWithImages'>[]] = [
  {
    name: 'two pictures on the right',
    block: {
      id: 'video-with-two',
      blockType: 'videoWithImages',
      title: 'From the Karoo to the sea',
      text: 'A day, a tank and a bakkie, over three passes.',
      video: exampleVideo({ picture: examplePicture('hilux-double-cab', 'Inferno Orange', 'karoo') }),
      pictures: [
        { id: 'two-karoo', picture: examplePicture('hilux-double-cab', 'Inferno Orange', 'drakensberg') },
        { id: 'two-sea', picture: examplePicture('hilux-double-cab', 'Inferno Orange', 'garden-route') },
      ],
    },
  },
  {
    name: 'four pictures on the left, a video on another site',
    block: {
      id: 'video-with-four',
      blockType: 'videoWithImages',
      title: 'Verantwoordelikheidsverklaring',
      video: {
        source: 'address',
        address: 'https://video.example.co.za/behind-the-wheel',
        picture: examplePicture('gr-corolla', 'Attitude Black', 'track'),
      },
      pictures: [
        { id: 'four-helmet', picture: { source: 'helmet', helmet: 'arrow', number: '12' } },
        { id: 'four-alone', picture: examplePicture('gr-yaris', 'Emotional Red') },
        { id: 'four-place', picture: { source: 'place', scene: 'table-mountain' } },
        { id: 'four-dunes', picture: examplePicture('fortuner', 'Oxide Bronze', 'dunes') },
      ],
      side: 'right',
    },
  },
  {
    name: 'its video gone, one picture, no title',
    block: {
      id: 'video-with-none',
      blockType: 'videoWithImages',
      video: { source: 'file', file: 404 },
      pictures: [{ id: 'none-one', picture: examplePicture('vitz', 'Inferno Orange', 'forecourt') }],
    },
  },
]
