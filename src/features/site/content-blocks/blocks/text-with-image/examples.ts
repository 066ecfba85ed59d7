import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'
import { list, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'

export const examples: [BlockExample<'textWithImage'>, ...BlockExample<'textWithImage'>[]] = [
  {
    name: 'picture on the left',
    block: {
      id: 'text-with-image-left',
      blockType: 'textWithImage',
      title: 'Sees more than the road.',
      content: richTextContent(
        'Matrix lamps dim around oncoming traffic and stay bright on the verge, where the kudu are.',
      ),
      buttons: [{ label: 'See the range', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
      picture: examplePicture('land-cruiser-300', 'Attitude Black', 'bushveld'),
      side: 'left',
    },
  },
  {
    name: 'picture on the right, a vehicle alone',
    block: {
      id: 'text-with-image-right',
      blockType: 'textWithImage',
      title: 'Carries what you make.',
      content: richTextContent(
        paragraph('A load bed of two metres and a third, with a lip you can reach.'),
        list('bullet', 'One tonne on the back', 'Three and a half on the hook'),
      ),
      buttons: [
        { label: 'All vehicles', look: 'primary', link: { kind: 'address', address: '/vehicles' } },
        { label: 'Back to the start', look: 'secondary', link: { kind: 'address', address: '/' } },
      ],
      picture: examplePicture('hilux-single-cab', 'Arctic White'),
      side: 'right',
    },
  },
  {
    name: 'long words, no title, its picture gone',
    block: {
      id: 'text-with-image-gone',
      blockType: 'textWithImage',
      content: richTextContent(
        'Aanspreeklikheidsversekeringsmaatskappye and everybody else who asks for the weight of a vehicle find it on the plate in the door frame of the driver, below the tyre pressures.',
      ),
      picture: { source: 'illustration', vehicle: 'fortuner', colour: 404, scene: 'karoo' },
    },
  },
]
