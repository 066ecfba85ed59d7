import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'

type Example = BlockExample<'tabbedCards'>

const tabs: Example['block']['tabs'] = [
  {
    id: 'work',
    label: 'For work',
    cards: [
      {
        id: 'load',
        title: 'The load',
        content: richTextContent('A tonne on the back, three and a half on the hook.'),
        image: examplePicture('hilux-single-cab', 'Arctic White', 'forecourt'),
        button: { label: 'All vehicles', link: { kind: 'address', address: '/vehicles' } },
      },
      {
        id: 'crew',
        title: 'The crew',
        content: richTextContent('Five seats, and a place for every tool.'),
        image: examplePicture('hilux-double-cab', 'Oxide Bronze', 'karoo'),
      },
    ],
  },
  {
    id: 'weekend',
    label: 'For the weekend',
    cards: [
      {
        id: 'sand',
        title: 'Sand',
        content: richTextContent('Let the tyres down, and drive as if you had time.'),
        image: examplePicture('fortuner', 'Sand Metallic', 'dunes'),
      },
    ],
  },
]

export const examples: [Example, ...Example[]] = [
  {
    name: 'two tabs',
    block: { id: 'tabbed-cards', blockType: 'tabbedCards', title: 'Monday or Saturday?', tabs },
  },
  {
    name: 'in the racing style, without a title',
    block: { id: 'tabbed-cards-racing', blockType: 'tabbedCards', tabs, theme: 'racing' },
  },
  {
    name: 'long words, no picture',
    block: {
      id: 'tabbed-cards-long',
      blockType: 'tabbedCards',
      tabs: [
        {
          id: 'papers',
          label: 'Papiere',
          cards: [{ id: 'long', title: 'Voertuigidentifikasienommerregistrasiesertifikaat' }],
        },
      ],
    },
  },
]
