import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { bodyTypes } from '#features/vehicles/vehicles/rules.ts'

/** Ranges on sale, side by side at one scale. */
export const lineUp = defineBlockSchema({
  slug: 'lineUp',
  label: 'All vehicles',
  plural: 'All vehicles',
  group: 'Vehicles',
  order: 20,
  sketch: [
    ['heading', 4, 4, 20],
    ['picture', 4, 10, 12, 6],
    ['picture', 18, 10, 12, 6],
    ['picture', 32, 10, 12, 6],
    ['picture', 4, 20, 12, 6],
    ['picture', 18, 20, 12, 6],
    ['picture', 32, 20, 12, 6],
  ],
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true, maxLength: 80 },
    {
      name: 'lead',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'A sentence or two beside the heading.' },
    },
    {
      name: 'bodyTypes',
      type: 'select',
      hasMany: true,
      options: bodyTypes.map((value) => ({ value, label: value.replaceAll('-', ' ') })),
      admin: { description: 'Only these body types. Leave empty for all.' },
    },
    {
      name: 'racing',
      type: 'checkbox',
      label: 'Only models of the racing brand',
      defaultValue: false,
      admin: { description: 'Ranges whose URL begins with gr.' },
    },
  ],
})
