import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { categoryPattern } from '../rules/category-path.ts'

const validateCategory: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && categoryPattern.test(value)) ||
  'Enter it as in the address of its page, in lower case with hyphens: gr-cup.'

const validateAddress: TextFieldSingleValidation = (value) =>
  !value || /^https:\/\/[^\s/]+\.[^\s/]+/.test(value) || 'Enter the whole address, beginning with https://'

const address = (name: string, label: string): Field => ({
  name,
  type: 'text',
  label,
  maxLength: 200,
  validate: validateAddress,
  admin: { width: '50%' },
})

const categoriesField: Field = {
  name: 'categories',
  type: 'array',
  labels: { singular: 'Category', plural: 'Racing categories' },
  maxRows: 8,
  admin: {
    initCollapsed: true,
    components: { RowLabel: rowLabel('category') },
    description: 'A driver is on the page of each category. What is empty there is that of the driver.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'text',
          required: true,
          maxLength: 40,
          validate: validateCategory,
          admin: { width: '50%', description: 'Such as gr-cup, dakar, sarrc, nrc, gtc or satc.' },
        },
        { name: 'racingNumber', type: 'text', label: 'Racing number', maxLength: 6, admin: { width: '25%' } },
        {
          name: 'order',
          type: 'number',
          label: 'Position in the list',
          min: 0,
          max: 9999,
          admin: { width: '25%' },
        },
      ],
    },
    pictureField({ label: 'Portrait in this category' }),
  ],
}

/** Racing drivers. Source: requirement C-066; decision G-8. */
export const drivers: CollectionConfig<'drivers'> = {
  slug: 'drivers',
  trash: true,
  labels: { singular: 'Driver', plural: 'Drivers' },
  admin: {
    useAsTitle: 'surname',
    defaultColumns: ['surname', 'name', 'racingNumber', '_status', 'updatedAt'],
    listSearchableFields: ['surname', 'name', 'racingNumber'],
    group: 'Content',
    description: 'Each has a profile below the page of its racing category, addressed by the name.',
  },
  defaultSort: 'surname',
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
  access: {
    read: isEditorOrPublished,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: publishingHooks<{ id: number }>(() => [tags.drivers]),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: 'First name',
          required: true,
          maxLength: 60,
          admin: { width: '40%' },
        },
        { name: 'surname', type: 'text', required: true, maxLength: 60, admin: { width: '40%' } },
        { name: 'racingNumber', type: 'text', label: 'Racing number', maxLength: 6, admin: { width: '20%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'navigator',
          type: 'text',
          maxLength: 120,
          admin: { width: '40%', description: 'First name and surname, in rallies.' },
        },
        {
          name: 'championshipsWon',
          type: 'number',
          label: 'Championships won',
          min: 0,
          max: 99,
          admin: { width: '30%' },
        },
        {
          name: 'sortBy',
          type: 'text',
          label: 'Order by',
          maxLength: 60,
          admin: {
            width: '30%',
            description: 'Decides between drivers with the same position. Empty: the surname.',
          },
        },
      ],
    },
    pictureField({ label: 'Portrait or helmet' }),
    categoriesField,
    {
      name: 'story',
      type: 'textarea',
      maxLength: 1200,
      admin: {
        rows: 4,
        description: 'A few sentences: where the driver comes from, and what nobody else does.',
      },
    },
    pictureField({ name: 'car', label: 'Race car in its livery' }),
    {
      name: 'gallery',
      type: 'array',
      labels: { singular: 'Picture', plural: 'Gallery' },
      maxRows: 12,
      admin: { initCollapsed: true },
      fields: [pictureField({ required: true })],
    },
    {
      type: 'row',
      fields: [address('x', 'X'), address('facebook', 'Facebook')],
    },
    {
      type: 'row',
      fields: [address('instagram', 'Instagram'), address('youtube', 'YouTube')],
    },
  ],
}
