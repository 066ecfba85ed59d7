import { defaultFixedCodes, defaultMaxOthers, productCode } from '#features/motorsport/merchandise/rules.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { merchandiseSectionFields } from '../../cms/section-fields.ts'

/** Source: requirements C-194 to C-200; decision G-8. */
export const merchandiseCarousel = defineBlockSchema({
  slug: 'merchandiseCarousel',
  label: 'Carousel of merchandise',
  plural: 'Carousels of merchandise',
  group: 'Racing',
  order: 80,
  sketch: [
    ['heading', 4, 4, 22],
    ['picture', 4, 10, 9, 9],
    ['picture', 15, 10, 9, 9],
    ['picture', 26, 10, 9, 9],
    ['picture', 37, 10, 7, 9],
    ['line', 4, 21, 8],
    ['line', 15, 21, 8],
    ['line', 26, 21, 8],
  ],
  fields: [
    ...merchandiseSectionFields(),
    {
      name: 'fixedCodes',
      type: 'text',
      hasMany: true,
      label: 'Products always shown',
      maxRows: 12,
      defaultValue: [...defaultFixedCodes],
      validate: (codes: string[] | string | null | undefined) => {
        const invalid = [codes ?? []].flat().find((code) => !productCode.test(code))
        return invalid === undefined || `“${invalid}” is not a product code, such as 99M.`
      },
      admin: { description: 'Product codes. Those that are not on sale are omitted.' },
    },
    {
      name: 'maxOthers',
      type: 'number',
      label: 'Number of other products',
      min: 0,
      max: 24,
      defaultValue: defaultMaxOthers,
      admin: { description: 'The first ones by their codes.' },
    },
    buttonsField({ maxRows: 1 }),
  ],
})
