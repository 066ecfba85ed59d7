import { type BlockExample, examplePicture, exampleVideo } from '#features/blocks/index.ts'

export const examples: [BlockExample<'bannerCarousel'>, ...BlockExample<'bannerCarousel'>[]] = [
  {
    name: 'three banners, one of them with a video',
    block: {
      id: 'banners-three',
      blockType: 'bannerCarousel',
      label: 'News from the floor',
      height: 'large',
      slides: [
        {
          id: 'first',
          title: 'Where the tar ends.',
          subtitle: 'The Fortuner carries seven past the last petrol station.',
          description: 'Low range, a locking rear differential and a tank for nine hundred kilometres.',
          buttons: [
            {
              label: 'See the Fortuner',
              look: 'primary',
              link: { kind: 'address', address: '/vehicles/fortuner' },
            },
          ],
          picture: examplePicture('fortuner', 'Oxide Bronze', 'drakensberg'),
        },
        {
          id: 'second',
          title: 'From the coast to the Karoo.',
          description: 'Two minutes of road, dust and weather.',
          hasVideo: true,
          video: exampleVideo(),
        },
        {
          id: 'third',
          title: 'All weather, all week',
          picture: examplePicture('rav4', 'Cosmic Blue', 'garden-route'),
        },
      ],
    },
  },
  {
    name: 'two slim banners',
    block: {
      id: 'banners-slim',
      blockType: 'bannerCarousel',
      height: 'slim',
      slides: [
        {
          id: 'one',
          title: 'Open on Saturdays',
          picture: examplePicture('vitz', 'Inferno Orange', 'forecourt'),
        },
        {
          id: 'two',
          title: 'A service while you wait',
          picture: examplePicture('corolla-cross', 'Attitude Black', 'johannesburg'),
        },
      ],
    },
  },
  {
    name: 'one banner, long words, no picture',
    block: {
      id: 'banners-one',
      blockType: 'bannerCarousel',
      slides: [{ id: 'only', title: 'Elektronieseonstuimigheidsbeheerstelsel' }],
    },
  },
]
