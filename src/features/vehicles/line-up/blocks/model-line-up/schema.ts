import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField, linkField } from '#features/site/links/cms.ts'

/** Three capital letters or digits: 57U, 64O. */
const pattern = /^[0-9A-Z]{3}$/

/** Returns whether a text has the format of a model code. */
function isModelCode(text: string): boolean {
  return pattern.test(text)
}

/**
 * Models selected by their codes, used for the line-up of the racing brand and the grid of the home page.
 *
 * Source: requirements V-172 and V-178 to V-180.
 */
export const modelLineUp = defineBlockSchema({
  slug: 'modelLineUp',
  label: 'Selected models',
  plural: 'Selected models',
  group: 'Vehicles',
  order: 30,
  sketch: [
    ['heading', 4, 4, 18],
    ['picture', 4, 10, 8, 6],
    ['picture', 14, 10, 8, 6],
    ['picture', 24, 10, 8, 6],
    ['picture', 34, 10, 8, 6],
    ['line', 4, 18, 8],
    ['line', 14, 18, 8],
    ['line', 24, 18, 8],
    ['line', 34, 18, 8],
    ['button', 4, 23, 8],
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
      name: 'codes',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 24,
      label: 'Model codes',
      validate: (codes: string[] | string | null | undefined) => {
        const entered = [codes ?? []].flat()
        if (entered.length === 0) return 'Enter the code of at least one model.'
        const invalid = entered.find((code) => !isModelCode(code))
        return (
          invalid === undefined ||
          `“${invalid}” is not a model code. A code has three capital letters or digits, such as 57U.`
        )
      },
      admin: { description: 'Models that are not on sale are omitted.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'arrangement',
          type: 'select',
          defaultValue: 'carousel',
          options: [
            { value: 'carousel', label: 'A carousel, four at a time' },
            { value: 'grid', label: 'A grid' },
          ],
          admin: { width: '50%' },
        },
        {
          name: 'order',
          type: 'select',
          defaultValue: 'codes',
          options: [
            { value: 'codes', label: 'In the order of the codes' },
            { value: 'price', label: 'By price, lowest first' },
          ],
          admin: { width: '50%' },
        },
      ],
    },
    linkField({ name: 'hybridLink', label: 'Target of the hybrid badge', optional: true }),
    buttonsField({ maxRows: 2 }),
  ],
})
