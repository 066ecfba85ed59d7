import type { BlockExample } from '#features/site/blocks/index.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'

export const examples: [BlockExample<'noImageCards'>, ...BlockExample<'noImageCards'>[]] = [
  {
    name: 'two in a row, on colours',
    block: {
      id: 'no-image-cards-two',
      blockType: 'noImageCards',
      title: 'Ways to pay.',
      intro: 'Three plans, one calculator. What each of them costs over its whole life stands beside it.',
      columns: 2,
      cards: [
        {
          id: 'instalments',
          heading: 'Instalments',
          description: richTextContent('Seventy-two months at most, with or without a balloon at the end.'),
          backgroundColor: '#102030',
          buttons: [
            {
              label: 'Work out an instalment',
              look: 'primary',
              link: { kind: 'address', address: '/vehicles/fortuner' },
            },
            { label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } },
          ],
        },
        {
          id: 'promise',
          heading: 'A promised value',
          description: richTextContent('After three years you keep it, hand it back, or begin again.'),
          backgroundColor: '#ead9b8',
          buttons: [
            { label: 'See the vehicles', look: 'secondary', link: { kind: 'address', address: '/vehicles' } },
          ],
        },
      ],
    },
  },
  {
    name: 'three in a row, on the default background',
    block: {
      id: 'no-image-cards-three',
      blockType: 'noImageCards',
      title: 'For owners.',
      columns: 3,
      buttons: [{ label: 'Back to the start', look: 'text', link: { kind: 'address', address: '/' } }],
      cards: [
        {
          id: 'service',
          heading: 'Book a service',
          description: richTextContent('Choose the workshop, the day and whether we fetch it.'),
          buttons: [{ label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
        },
        {
          id: 'parts',
          heading: 'Parts',
          description: richTextContent('For every vehicle of the last fifteen years, in two working days.'),
          buttons: [{ label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
        },
        {
          id: 'recall',
          heading: 'Recalls',
          description: richTextContent('Seventeen characters tell whether yours is one of them.'),
        },
      ],
    },
  },
  {
    name: 'one, long words, on a colour of medium lightness',
    block: {
      id: 'no-image-cards-one',
      blockType: 'noImageCards',
      columns: 1,
      cards: [
        {
          id: 'long',
          heading: 'Besigheidsvlootfinansieringsooreenkomste',
          description: richTextContent('For fleets of five and more, with one invoice a month.'),
          backgroundColor: '#b5654a',
        },
      ],
    },
  },
]
