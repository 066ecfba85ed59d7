import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { filterOf } from '../../rules/choice.ts'

/** Source: requirement V-248. */
export const relatedArticles = defineBlockSchema({
  slug: 'relatedArticles',
  label: 'Related articles',
  plural: 'Sections of related articles',
  group: 'Cards',
  order: 110,
  sketch: [
    ['heading', 4, 4, 20],
    ['picture', 4, 10, 7, 6],
    ['picture', 13, 10, 7, 6],
    ['picture', 22, 10, 7, 6],
    ['picture', 31, 10, 7, 6],
    ['picture', 40, 10, 7, 6],
    ['button', 4, 24, 9],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'Read Related Articles when empty.' },
    },
    {
      name: 'tag',
      type: 'text',
      maxLength: 160,
      validate: (value: string | null | undefined) =>
        !value ||
        filterOf({ filter: 'tag', value }) !== null ||
        'Enter the last part of the address of the tag: hilux.',
      admin: {
        description: 'The last part of the address of the tag: hilux. The five newest articles are shown.',
      },
    },
  ],
})
