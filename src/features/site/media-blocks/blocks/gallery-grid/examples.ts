import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'

const hotspot = {
  left: 15,
  top: 60,
  heading: 'Matrix lamps',
  content: 'They dim around oncoming traffic and stay bright on the verge.',
}

const scenes = ['karoo', 'dunes', 'drakensberg', 'bushveld', 'garden-route', 'table-mountain'] as const

export const examples: [BlockExample<'galleryGrid'>, ...BlockExample<'galleryGrid'>[]] = [
  {
    name: 'six tiles, some with hotspots',
    block: {
      id: 'gallery-grid-six',
      blockType: 'galleryGrid',
      title: 'A week with seven seats',
      intro: 'Press a picture to see it large.',
      pictures: scenes.map((scene, index) => ({
        id: `six-${scene}`,
        picture: examplePicture('fortuner', 'Oxide Bronze', scene),
        caption: index < 2 ? `Day ${index + 1}` : null,
        ...(index % 2 === 0 ? { hotspots: [{ ...hotspot, id: `six-hotspot-${scene}` }] } : {}),
      })),
    },
  },
  {
    name: 'upright pictures, a thing alone and one missing, in two columns',
    block: {
      id: 'gallery-grid-upright',
      blockType: 'galleryGrid',
      columns: 2,
      pictures: [
        { id: 'helmet', picture: { source: 'helmet', helmet: 'arrow', number: '12' } },
        {
          id: 'alone',
          picture: examplePicture('gr-yaris', 'Emotional Red'),
          hotspots: [{ ...hotspot, id: 'alone-hotspot' }],
        },
        { id: 'gone', picture: { source: 'illustration', vehicle: 'starlet', colour: 404 } },
      ],
    },
  },
  {
    name: 'one picture with long words',
    block: {
      id: 'gallery-grid-one',
      blockType: 'galleryGrid',
      title: 'Verantwoordelikheidsverklaring',
      columns: 1,
      pictures: [
        {
          id: 'long',
          picture: examplePicture('corolla-cross', 'Cosmic Blue', 'garden-route'),
          caption:
            'Ongeskiktheidsversekeringsvoorwaardes and everything else that has to fit under a picture.',
        },
      ],
    },
  },
]
