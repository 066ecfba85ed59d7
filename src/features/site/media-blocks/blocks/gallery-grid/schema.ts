import { columnsField, defineBlockSchema } from '#features/site/blocks/cms.ts'
import { markedPicturesField } from '../gallery/marked-pictures-field.ts'

/** Source: requirements C-023 and C-277. */
export const galleryGrid = defineBlockSchema({
  slug: 'galleryGrid',
  label: 'Gallery grid',
  plural: 'Gallery grids',
  group: 'Pictures and video',
  order: 50,
  sketch: [
    ['heading', 4, 3, 18],
    ['picture', 4, 9, 12, 9],
    ['picture', 18, 9, 12, 9],
    ['picture', 32, 9, 12, 9],
    ['picture', 4, 20, 12, 9],
    ['picture', 18, 20, 12, 9],
    ['picture', 32, 20, 12, 9],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    {
      name: 'intro',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 400,
      admin: { description: 'One or two sentences next to the title.' },
    },
    markedPicturesField(),
    columnsField(),
  ],
})
