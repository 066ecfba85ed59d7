import { defineBlockSchema, surfaceFields, themeField } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'

/** Source: requirements C-254, C-255 and C-287. */
export const text = defineBlockSchema({
  slug: 'text',
  label: 'Text',
  plural: 'Texts',
  group: 'Text',
  order: 10,
  sketch: [
    ['heading', 6, 7, 22],
    ['line', 6, 13, 36],
    ['line', 6, 16, 36],
    ['line', 6, 19, 30],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    richTextField('content', 'Text', { required: true }),
    buttonsField(),
    ...surfaceFields(),
    themeField(),
  ],
})
