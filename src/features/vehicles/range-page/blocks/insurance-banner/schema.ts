import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { linkField } from '#features/site/links/cms.ts'

/** Source: requirements V-168 and V-169. */
export const insuranceBanner = defineBlockSchema({
  slug: 'insuranceBanner',
  label: 'Insurance banner',
  plural: 'Insurance banners',
  group: 'Vehicles',
  order: 80,
  sketch: [
    ['picture', 24, 4, 20, 22],
    ['heading', 4, 8, 17],
    ['line', 4, 13, 15],
    ['line', 4, 16, 13],
    ['button', 4, 21, 9],
  ],
  fields: [
    {
      name: 'heading',
      type: 'text',
      localized: true,
      maxLength: 80,
      admin: { description: 'Leave empty for “No one loves your new car like we do.”' },
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      admin: { description: 'Leave empty for the text of the banner on vehicle pages.' },
    },
    linkField({ label: 'Target of “Protect my Car”', optional: true }),
    pictureField(),
  ],
})
