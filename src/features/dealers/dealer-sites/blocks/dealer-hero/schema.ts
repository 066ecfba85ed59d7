import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'

/** The opening of a dealer's home page. Source: requirements D-021 and D-251. */
export const dealerHero = defineBlockSchema({
  slug: 'dealerHero',
  label: 'Dealer opening',
  plural: 'Dealer openings',
  group: 'Dealers',
  order: 10,
  sketch: [
    ['picture', 0, 0, 48, 24],
    ['heading', 4, 6, 18],
    ['line', 4, 11, 14],
    ['button', 4, 15, 8],
    ['button', 14, 15, 8],
  ],
  fields: [
    {
      name: 'title',
      type: 'textarea',
      localized: true,
      maxLength: 80,
      admin: { rows: 2, description: 'Empty: the name of the dealer.' },
    },
    {
      name: 'lead',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 300,
      admin: { description: 'Empty: the address of the dealer.' },
    },
    pictureField({ label: 'Picture' }),
    buttonsField(),
  ],
})
