import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { monthlyBudgets } from '../../rules/budget-choice.ts'

/** What a monthly budget buys: up to three vehicles for each amount. */
export const monthlyBudget = defineBlockSchema({
  slug: 'monthlyBudget',
  label: 'Monthly budget',
  plural: 'Monthly budgets',
  group: 'Vehicles',
  order: 25,
  sketch: [
    ['heading', 4, 4, 20],
    ['button', 4, 10, 8],
    ['button', 14, 10, 8],
    ['picture', 4, 16, 12, 8],
    ['picture', 18, 16, 12, 8],
    ['picture', 32, 16, 12, 8],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 80,
      admin: {
        description: 'Hidden on the pages of dealers whose region hides prices or finance.',
      },
    },
    {
      name: 'lead',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'A sentence or two beside the heading.' },
    },
    {
      name: 'budgets',
      type: 'select',
      hasMany: true,
      options: monthlyBudgets.map((value) => ({ value, label: `R ${value} a month` })),
      defaultValue: ['6000', '8000', '12000'],
      admin: { description: 'From which visitors choose, the first one chosen. Leave empty for all.' },
    },
    buttonsField({ maxRows: 2 }),
  ],
})
