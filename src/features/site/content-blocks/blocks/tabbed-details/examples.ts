import type { BlockExample } from '#features/site/blocks/index.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'

export const examples: [BlockExample<'tabbedDetails'>, ...BlockExample<'tabbedDetails'>[]] = [
  {
    name: 'text and picture, advantages and disadvantages, buttons',
    block: {
      id: 'tabbed-details-full',
      blockType: 'tabbedDetails',
      title: 'Which roof rack?',
      intro: 'Two ways to carry more than the boot takes.',
      tabs: [
        {
          id: 'bars',
          label: 'Cross bars',
          content: richTextContent('Two bars across the roof, for bicycles, boards and boxes.'),
          picture: { source: 'tyre', diagram: 'camber' },
          lists: [
            {
              id: 'pros',
              heading: 'Pros',
              marker: 'pros',
              entries: [
                { id: 'light', title: 'Light', text: 'One person fits them.' },
                { id: 'quiet', title: 'Quiet' },
              ],
            },
            {
              id: 'cons',
              heading: 'Cons',
              marker: 'cons',
              entries: [{ id: 'few', title: 'Few points for straps' }],
            },
          ],
          buttons: [
            {
              id: 'see',
              label: 'See the vehicles',
              look: 'primary',
              link: { kind: 'address', address: '/vehicles' },
            },
            {
              id: 'fortuner',
              label: 'See the Fortuner',
              look: 'secondary',
              link: { kind: 'address', address: '/vehicles/fortuner' },
            },
          ],
        },
        {
          id: 'tray',
          label: 'Tray',
          content: richTextContent('A platform for jerry cans and a tent.'),
          picture: { source: 'helmet', helmet: 'arrow' },
        },
      ],
    },
  },
  {
    name: 'lists of people, no title, long words',
    block: {
      id: 'tabbed-details-people',
      blockType: 'tabbedDetails',
      intro: 'The people of the workshop.',
      tabs: [
        {
          id: 'workshop',
          label: 'Instandhoudingsafsprake',
          lists: [
            {
              id: 'people',
              marker: 'plain',
              entries: [
                {
                  id: 'a',
                  title: 'Thandiwe Mokoena',
                  text: 'Werkswinkelvoorvrou en diensskeduleringsbestuurder',
                },
                { id: 'b', title: 'Pieter van Wyngaardt-Labuschagne' },
              ],
            },
            { id: 'none', heading: 'Nobody yet', marker: 'plain', entries: [] },
          ],
        },
        {
          id: 'parts',
          label: 'Parts',
          lists: [
            {
              id: 'counter',
              heading: 'At the counter',
              marker: 'plain',
              entries: [{ id: 'c', title: 'Sipho Nkosi', text: 'Parts' }],
            },
          ],
        },
      ],
    },
  },
]
