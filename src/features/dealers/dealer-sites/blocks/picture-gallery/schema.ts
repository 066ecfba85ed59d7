import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { sectionFields } from '../../cms/section-fields.ts'

/** Pictures of a dealer, one large and the others beside it. Source: requirement D-039. */
export const pictureGallery = defineBlockSchema({
  slug: 'pictureGallery',
  label: 'Picture gallery',
  plural: 'Picture galleries',
  group: 'Dealers',
  order: 100,
  sketch: [
    ['heading', 4, 3, 18],
    ['picture', 4, 8, 26, 20],
    ['picture', 32, 8, 12, 9],
    ['picture', 32, 19, 12, 9],
  ],
  fields: [
    ...sectionFields(),
    {
      name: 'pictures',
      type: 'array',
      labels: { singular: 'Picture', plural: 'Pictures' },
      maxRows: 24,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('caption') },
        description: 'Empty: drawings of the dealer’s forecourt and its vehicles.',
      },
      fields: [
        pictureField({ label: 'Picture', required: true }),
        { name: 'caption', type: 'text', localized: true, maxLength: 120 },
      ],
    },
  ],
})
