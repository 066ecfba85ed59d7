import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { sectionFields } from '../../cms/section-fields.ts'

/** Source: requirements D-042 and D-248 to D-267. */
export const contactBlock = defineBlockSchema({
  slug: 'contactBlock',
  label: 'Contact details',
  plural: 'Contact details',
  group: 'Dealers',
  order: 20,
  sketch: [
    ['heading', 4, 4, 16],
    ['line', 4, 10, 14],
    ['line', 4, 13, 14],
    ['line', 4, 16, 14],
    ['picture', 24, 4, 20, 22],
  ],
  fields: [
    ...sectionFields(),
    {
      name: 'variant',
      type: 'select',
      label: 'Shows',
      defaultValue: 'dealer-and-global',
      options: [
        { value: 'dealer-only', label: 'The dealer' },
        { value: 'global-only', label: 'The telephone numbers of the whole site' },
        { value: 'dealer-and-global', label: 'Both' },
      ],
    },
  ],
})
