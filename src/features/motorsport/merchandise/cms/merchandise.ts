import type { CollectionConfig, Field } from 'payload'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { copyToUniqueText } from '#platform/fields/copy-to-unique-text.ts'
import { moneyField } from '#platform/fields/money-field.ts'
import { productCode } from '../rules/product-code.ts'

const validateCode = (value: string | null | undefined) =>
  (typeof value === 'string' && productCode.test(value)) ||
  'Enter letters, digits and hyphens, at most 40, such as 99M.'

const validateColour = (value: string | null | undefined) =>
  !value ||
  /^#[0-9a-f]{6}$/.test(value) ||
  'Enter the colour as # and six hexadecimal digits, such as #b8101f.'

type Data = { readonly picture?: { readonly source?: string | null } | null }

const drawnColour = (name: string, label: string, description: string): Field => ({
  name,
  type: 'text',
  label,
  validate: validateColour,
  admin: {
    width: '50%',
    description,
    condition: (data: Data) => data.picture?.source === 'merchandise',
  },
})

/** Items of merchandise. Source: requirement C-198; decision G-8. */
export const merchandise: CollectionConfig<'merchandise'> = {
  slug: 'merchandise',
  trash: true,
  labels: { singular: 'Product', plural: 'Merchandise' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'productCode', 'price', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'productCode'],
    group: 'Content',
    description: 'Shown in the order of the codes. Visitors ask for a product where they see it.',
  },
  defaultSort: 'productCode',
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
  access: {
    read: isEditorOrPublished,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: publishingHooks<{ id: number }>(() => [tags.merchandise]),
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 80, admin: { width: '60%' } },
        {
          name: 'productCode',
          type: 'text',
          label: 'Product code',
          required: true,
          unique: true,
          validate: validateCode,
          hooks: { beforeDuplicate: [copyToUniqueText] },
          admin: { width: '40%', description: 'Also decides the order.' },
        },
      ],
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 600,
      admin: { description: 'What it is made of, and its sizes.' },
    },
    moneyField('price', 'Price', { description: 'Leave empty when the dealer sets it.' }),
    pictureField(),
    {
      type: 'row',
      fields: [
        drawnColour('drawnColour', 'Colour of the drawing', 'Such as #24282e. Empty: its usual colour.'),
        drawnColour('drawnMark', 'Colour of its mark', 'Such as #b8101f. Empty: its usual colour.'),
      ],
    },
  ],
}
