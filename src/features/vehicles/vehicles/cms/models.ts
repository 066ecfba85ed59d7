import type { CollectionConfig, GroupField } from 'payload'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { copyToUniqueText } from '#platform/fields/copy-to-unique-text.ts'
import { moneyField } from '#platform/fields/money-field.ts'
import { cents } from '#platform/money.ts'
import { specialPriceError } from '../rules/prices.ts'
import { offerFields } from './offer-fields.ts'
import { specificationFields } from './specification-fields.ts'
import { type RangeRelation, tagsOfReferencedRange } from './tags-of-range.ts'

/** Filter headings for the model chooser opened from a featured model. Source: requirement V-225. */
const filterHeadings: GroupField = {
  name: 'filterHeadings',
  type: 'group',
  label: 'Headings of the filters',
  admin: { description: 'Used where a page features this model. Leave empty for the default headings.' },
  fields: [
    {
      type: 'row',
      fields: ['fuel', 'transmission', 'drive', 'grade'].map((name) => ({
        ...{ name, type: 'text' as const, maxLength: 40 },
      })),
    },
  ],
}

/** Vehicle models: one code, one price. Source: requirement V-252. */
export const models: CollectionConfig<'models'> = {
  slug: 'models',
  trash: true,
  labels: { singular: 'Model', plural: 'Models' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'range', 'grade', 'price', '_status'],
    listSearchableFields: ['name', 'code', 'grade'],
    group: 'Vehicles',
  },
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
  access: {
    read: isEditorOrPublished,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: publishingHooks<{ id: number; range?: RangeRelation | null }>(tagsOfReferencedRange),
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true },
        {
          name: 'code',
          type: 'text',
          required: true,
          unique: true,
          hooks: { beforeDuplicate: [copyToUniqueText] },
          admin: { description: 'Three letters or digits, unique.' },
        },
        {
          name: 'derivativeCode',
          type: 'text',
          admin: { description: 'The code used by test drives and online buying.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'range',
          type: 'relationship',
          relationTo: 'ranges',
          required: true,
          index: true,
          admin: { description: 'The range it belongs to; the model is listed on its page.' },
        },
        {
          name: 'grade',
          type: 'text',
          required: true,
          admin: { description: 'Its tab on the range page, for example raider or gr-s.' },
        },
      ],
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Price and offer',
          fields: [
            {
              type: 'row',
              fields: [
                moneyField('price', 'Price', {
                  description: 'Recommended retail price with VAT. Empty shows N/A.',
                }),
                moneyField('specialPrice', 'Special price', {
                  description: 'Shown beside the struck-through price.',
                  check: (specialPrice, { price }: { price?: number | null }) =>
                    specialPriceError(typeof price === 'number' ? cents(price) : null, specialPrice),
                }),
                moneyField('monthlyFromPrice', 'Offers from, per month', {
                  description: 'Shown while the offer below runs.',
                }),
              ],
            },
            offerFields,
          ],
        },
        { label: 'Specification', fields: specificationFields },
        {
          label: 'Colours',
          fields: [
            {
              name: 'colours',
              type: 'relationship',
              relationTo: 'colours',
              hasMany: true,
              admin: { description: 'The first one is shown first.' },
            },
          ],
        },
        {
          label: 'Page',
          fields: [
            {
              name: 'usage',
              type: 'text',
              hasMany: true,
              admin: { description: 'Intended use, in single words: family, off-road.' },
            },
            {
              name: 'badges',
              type: 'text',
              hasMany: true,
              admin: { description: 'Short labels beside its name, such as New.' },
            },
            {
              name: 'heroModel',
              type: 'text',
              admin: { description: 'Name under which a page features this model.' },
            },
            {
              name: 'hiddenFilterColumns',
              type: 'select',
              hasMany: true,
              options: ['Fuel', 'Transmission', 'Drive', 'Grade'].map((label, index) => ({
                value: String(index + 1),
                label,
              })),
              admin: { description: 'Filters that are not shown where a page features this model.' },
            },
            filterHeadings,
            {
              type: 'row',
              fields: [
                {
                  name: 'anchorId',
                  type: 'text',
                  admin: { description: 'Name of the section a link can jump to.' },
                },
                {
                  name: 'hash',
                  type: 'text',
                  admin: { description: 'Fingerprint given by the vehicle service.' },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}
