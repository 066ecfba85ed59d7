import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'

const lamps = {
  id: 'lamps',
  left: 12,
  top: 62,
  heading: 'Matrix lamps',
  content: 'They dim around oncoming traffic and stay bright on the verge.',
}

export const examples: [BlockExample<'gallery'>, ...BlockExample<'gallery'>[]] = [
  {
    name: 'two columns of equal width, with hotspots and captions',
    block: {
      id: 'gallery-fifty',
      blockType: 'gallery',
      title: 'Look closer.',
      intro: 'Point at a plus to read what you see.',
      layout: 'fiftyFifty',
      pictures: [
        {
          id: 'fifty-dunes',
          picture: examplePicture('hilux-double-cab', 'Emotional Red', 'dunes'),
          caption: 'Stage four, south of Walvis Bay.',
          hotspots: [
            lamps,
            {
              id: 'bed',
              left: 74,
              top: 58,
              heading: 'A load bed of two metres',
              content: 'Two spare wheels, a jack and water for two days.',
            },
          ],
        },
        {
          id: 'fifty-karoo',
          picture: examplePicture('land-cruiser-300', 'Sand Metallic', 'karoo'),
          caption: 'On the R354, before the rain.',
        },
      ],
    },
  },
  {
    name: 'columns of 60 % and 40 %, three pictures, one missing',
    block: {
      id: 'gallery-sixty',
      blockType: 'gallery',
      title: 'Three views of a Saturday',
      layout: 'sixtyForty',
      pictures: [
        { id: 'sixty-track', picture: examplePicture('gr-corolla', 'Attitude Black', 'track') },
        {
          id: 'sixty-alone',
          picture: examplePicture('gr-yaris', 'Emotional Red'),
          caption: 'Without the mud.',
          hotspots: [{ ...lamps, id: 'sixty-lamps' }],
        },
        { id: 'sixty-gone', picture: { source: 'illustration', vehicle: 'starlet', colour: 404 } },
        { id: 'sixty-helmet', picture: { source: 'helmet', helmet: 'arrow', number: '12' } },
      ],
    },
  },
  {
    name: 'a carousel without a title',
    block: {
      id: 'gallery-carousel',
      blockType: 'gallery',
      layout: 'carousel',
      pictures: (['karoo', 'dunes', 'drakensberg', 'bushveld'] as const).map((scene) => ({
        id: `carousel-${scene}`,
        picture: examplePicture('fortuner', 'Oxide Bronze', scene),
        hotspots: [{ ...lamps, id: `carousel-lamps-${scene}` }],
      })),
    },
  },
  {
    name: 'one picture with long words, a hotspot at each edge',
    block: {
      id: 'gallery-one',
      blockType: 'gallery',
      title: 'Verantwoordelikheidsverklaring',
      pictures: [
        {
          id: 'one',
          picture: examplePicture('corolla-cross', 'Cosmic Blue', 'garden-route'),
          caption:
            'Ongeskiktheidsversekeringsvoorwaardes and everything else that has to fit under a picture on the narrowest phone.',
          hotspots: [
            { ...lamps, id: 'edge-left', left: 0, top: 0, heading: 'Aanspreeklikheidsversekering' },
            { ...lamps, id: 'edge-right', left: 100, top: 100 },
          ],
        },
      ],
    },
  },
]
