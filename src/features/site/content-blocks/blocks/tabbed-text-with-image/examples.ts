import { type BlockExample, examplePicture, exampleVideo } from '#features/site/blocks/index.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'

type Example = BlockExample<'tabbedTextWithImage'>

const tabs: Example['block']['tabs'] = [
  {
    id: 'rally',
    label: 'Rally-raid',
    headerLogo: { source: 'medal', medal: 'gold', alt: 'Gold' },
    title: 'Twelve days of sand.',
    subtitle: 'One bakkie, two people, and a road book.',
    description: richTextContent(
      'The navigator reads, the driver believes. At the end of the day both sleep in a tent.',
    ),
    picture: examplePicture('hilux-double-cab', 'Emotional Red', 'dunes', 'A Hilux on the crest of a dune'),
    buttons: [
      { label: 'See the Hilux', look: 'primary', link: { kind: 'address', address: '/vehicles' } },
      { label: 'Back to the start', look: 'text', link: { kind: 'address', address: '/' } },
    ],
  },
  {
    id: 'film',
    label: 'The film',
    title: 'From the Karoo to the sea.',
    description: richTextContent('A day, a tank and a bakkie.'),
    picture: examplePicture('hilux-double-cab', 'Inferno Orange', 'karoo'),
    hasVideo: true,
    video: exampleVideo(),
  },
  {
    id: 'driver',
    label: 'The driver',
    subtitle: 'Number 204 wears red.',
    picture: { source: 'helmet', helmet: 'ember', number: '204' },
  },
]

export const examples: [Example, ...Example[]] = [
  {
    name: 'picture, video and helmet, with everything',
    block: { id: 'tabbed-text', blockType: 'tabbedTextWithImage', title: 'How we race.', tabs },
  },
  {
    name: 'in the racing style',
    block: {
      id: 'tabbed-text-racing',
      blockType: 'tabbedTextWithImage',
      title: 'How we race.',
      tabs: tabs.slice(0, 2),
      theme: 'racing',
    },
  },
  {
    name: 'one tab, long words, no picture, no title',
    block: {
      id: 'tabbed-text-long',
      blockType: 'tabbedTextWithImage',
      tabs: [
        {
          id: 'long',
          label: 'Ongeskiktheidsversekeringsvoorwaardes',
          title: 'Aanspreeklikheidsversekeringsmaatskappye',
          description: richTextContent('Cover for the instalments while you cannot work.'),
        },
      ],
    },
  },
]
