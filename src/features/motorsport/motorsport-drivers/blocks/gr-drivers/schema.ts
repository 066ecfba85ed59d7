import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { categoryPattern } from '../../rules/category-path.ts'

/** Source: requirements C-052 to C-059 and C-280. */
export const grDrivers = defineBlockSchema({
  slug: 'grDrivers',
  label: 'Drivers',
  plural: 'Rosters of drivers',
  group: 'Racing',
  order: 70,
  sketch: [
    ['heading', 4, 4, 14],
    ['button', 4, 10, 8],
    ['button', 14, 10, 8],
    ['picture', 4, 16, 9, 12],
    ['picture', 15, 16, 9, 12],
    ['picture', 26, 16, 9, 12],
    ['picture', 37, 16, 9, 12],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: '“Drivers” when empty, with the name of the category when there is one.' },
    },
    {
      name: 'category',
      type: 'text',
      maxLength: 40,
      validate: (value: string | null | undefined) =>
        !value || categoryPattern.test(value) || 'Enter it in lower case with hyphens: gr-cup.',
      admin: {
        description: 'Only its drivers, without tabs: gr-cup, dakar, sarrc. Empty: a tab for each category.',
      },
    },
  ],
})
