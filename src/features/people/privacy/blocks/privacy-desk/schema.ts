import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** The form by which visitors export or erase their data or object to marketing. Source: POPIA, sections 23 and 24. */
export const privacyDesk = defineBlockSchema({
  slug: 'privacyDesk',
  label: 'Privacy request centre',
  plural: 'Privacy request centres',
  group: 'Forms',
  order: 90,
  sketch: [
    ['heading', 4, 5, 24],
    ['line', 4, 10, 30],
    ['card', 4, 14, 26, 5],
    ['button', 4, 23, 12],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 80 },
    { name: 'introduction', type: 'textarea', localized: true, maxLength: 600 },
  ],
})
