import type { CollectionConfig } from 'payload'
import { isEditor } from '#features/people/accounts/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'
import { copyToUniqueText } from '#platform/fields/copy-to-unique-text.ts'
import { moneyField } from '#platform/fields/money-field.ts'

const hexColour = (value: string | null | undefined) =>
  !value ||
  /^#[0-9a-f]{6}$/i.test(value) ||
  'Enter the colour as # and six hexadecimal digits, for example #A41E22.'

/** Requires a roof colour for a two-tone paint. Source: requirement V-239. */
const roofColour = (value: string | null | undefined, { siblingData }: { siblingData: unknown }) => {
  const { code2 } = siblingData as { readonly code2?: string | null }
  return code2 && !value
    ? 'A paint with a second code is two-tone: enter the colour of its roof.'
    : hexColour(value)
}

/** Paints in which models are sold. */
export const colours: CollectionConfig = {
  slug: 'colours',
  trash: true,
  labels: { singular: 'Colour', plural: 'Colours' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'code', 'paintCode', 'finish'],
    listSearchableFields: ['title', 'code', 'paintCode'],
    group: 'Vehicles',
  },
  access: { read: () => true, create: isEditor, update: isEditor, delete: isEditor },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        await invalidate(req, [tags.vehicles.all])
        return doc
      },
    ],
    afterDelete: [({ req }) => invalidate(req, [tags.vehicles.all])],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      admin: { description: 'The name of the paint as customers know it.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'code',
          type: 'text',
          required: true,
          unique: true,
          hooks: { beforeDuplicate: [copyToUniqueText] },
          admin: { description: 'The colour’s own code, used in URLs.' },
        },
        {
          name: 'code2',
          type: 'text',
          label: 'Second code',
          admin: { description: 'Code of the roof, for two-tone paint.' },
        },
        {
          name: 'paintCode',
          type: 'text',
          required: true,
          admin: { description: 'The maker’s code of the paint, as on the vehicle’s plate.' },
        },
        {
          name: 'customerOrderType',
          type: 'text',
          admin: { description: 'How customers order it, from the order system.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'hex',
          type: 'text',
          label: 'Body',
          required: true,
          validate: hexColour,
          admin: { description: '#rrggbb' },
        },
        {
          name: 'roofHex',
          type: 'text',
          label: 'Roof',
          validate: roofColour,
          admin: {
            description: '#rrggbb, for two-tone paint. Leave empty when the roof has the colour of the body.',
          },
        },
        {
          name: 'finish',
          type: 'select',
          required: true,
          defaultValue: 'metallic',
          options: [
            { value: 'solid', label: 'Solid' },
            { value: 'metallic', label: 'Metallic' },
            { value: 'pearl', label: 'Pearl' },
          ],
        },
        moneyField('surcharge', 'Extra cost', {
          description: 'What it adds to the price of a model, with VAT. Leave empty when it adds nothing.',
        }),
      ],
    },
  ],
}
