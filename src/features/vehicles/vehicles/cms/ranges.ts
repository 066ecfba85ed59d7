import type { CollectionConfig } from 'payload'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tagsOfRanges } from '#platform/cache/tags.ts'
import { canonicalField } from '#platform/fields/canonical-field.ts'
import { copyToUniqueText } from '#platform/fields/copy-to-unique-text.ts'
import { moneyField } from '#platform/fields/money-field.ts'
import { slugField } from '#platform/fields/slug-field.ts'
import { brand } from '#platform/site/brand.ts'
import { bodyTypes } from '../body-types.ts'

/** Vehicle ranges: families of models. */
export const ranges: CollectionConfig<'ranges'> = {
  slug: 'ranges',
  trash: true,
  labels: { singular: 'Range', plural: 'Ranges' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'bodyType', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'code', 'slug'],
    group: 'Vehicles',
  },
  defaultSort: 'order',
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
  access: {
    read: isEditorOrPublished,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: publishingHooks<{ id: number; slug: string }>((range) => tagsOfRanges([range.slug])),
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true },
        slugField('The URL of its page: /vehicles/…', 'corolla-cross'),
        {
          name: 'code',
          type: 'text',
          required: true,
          unique: true,
          label: 'Range code',
          hooks: { beforeDuplicate: [copyToUniqueText] },
          admin: { description: 'The code other systems use for it, for example HDC.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'brand', type: 'text', required: true, defaultValue: brand.name },
        {
          name: 'bodyType',
          type: 'select',
          required: true,
          options: bodyTypes.map((value) => ({ value, label: value.replaceAll('-', ' ') })),
        },
        {
          name: 'order',
          type: 'number',
          required: true,
          defaultValue: 100,
          admin: { description: 'Lower numbers come first.' },
        },
      ],
    },
    {
      name: 'tagline',
      type: 'text',
      required: true,
      localized: true,
      admin: { description: 'One line under the name.' },
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      localized: true,
      admin: { description: 'Two or three sentences, in lists and at the top of its page.' },
    },
    pictureField({ name: 'hero', label: 'Opening picture', required: true }),
    {
      name: 'figures',
      type: 'array',
      maxRows: 4,
      admin: { description: 'Up to four figures shown under the opening picture.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'value', type: 'text', required: true },
            { name: 'unit', type: 'text' },
            { name: 'label', type: 'text', required: true, localized: true },
          ],
        },
      ],
    },
    {
      name: 'accessories',
      type: 'array',
      labels: { singular: 'Accessory', plural: 'Accessories' },
      admin: {
        description: 'Accessories a dealer fits to every model of the range on request.',
        initCollapsed: true,
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true, localized: true },
            { name: 'partNumber', type: 'text' },
            moneyField('price', 'Price', { description: 'With VAT, without fitting.' }),
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'seoTitle',
          type: 'text',
          label: 'Title for search engines',
          required: true,
          localized: true,
          maxLength: 70,
          admin: { description: 'At most 70 characters.' },
        },
        {
          name: 'seoDescription',
          type: 'textarea',
          label: 'Description for search engines',
          required: true,
          localized: true,
          maxLength: 180,
          admin: { description: 'Shown below the title in search results. At most 180 characters.' },
        },
      ],
    },
    canonicalField,
  ],
}
