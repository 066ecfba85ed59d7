import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { articleFilters, filterOf } from '../../rules/choice.ts'

/** Source: requirements V-145 to V-150 and V-315 to V-321. */
export const articleGrid = defineBlockSchema({
  slug: 'articleGrid',
  label: 'Grid of articles',
  plural: 'Grids of articles',
  group: 'Cards',
  order: 100,
  sketch: [
    ['picture', 4, 4, 19, 15],
    ['picture', 25, 4, 9, 6],
    ['picture', 36, 4, 8, 6],
    ['picture', 25, 13, 9, 6],
    ['picture', 36, 13, 8, 6],
    ['heading', 4, 22, 18],
    ['line', 4, 26, 14],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'Connect when empty.' },
    },
    {
      name: 'lead',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 300,
      admin: { description: 'A sentence or two beside the title.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'filter',
          type: 'select',
          label: 'Articles',
          required: true,
          defaultValue: 'all',
          options: [...articleFilters],
          admin: { width: '50%', isClearable: false },
        },
        {
          name: 'value',
          type: 'text',
          label: 'Which',
          maxLength: 160,
          validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) =>
            filterOf({ ...(siblingData as { filter?: string }), value }) !== null ||
            'Enter the last part of its address, such as on-the-road; words to search for; or ids, separated by commas.',
          admin: {
            width: '50%',
            condition: (_data, { filter }) => Boolean(filter) && filter !== 'all',
            description: 'The last part of its address: on-the-road. Words to search for, or ids.',
          },
        },
      ],
    },
    buttonsField({ maxRows: 1 }),
  ],
})
