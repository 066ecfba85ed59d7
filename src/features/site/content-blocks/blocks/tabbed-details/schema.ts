import type { ArrayField } from 'payload'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

const listsField: ArrayField = {
  name: 'lists',
  type: 'array',
  labels: { singular: 'List', plural: 'Lists' },
  maxRows: 4,
  admin: {
    initCollapsed: true,
    components: { RowLabel: rowLabel('heading') },
    description: 'Below the text: advantages and disadvantages, people, organisations.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'heading', type: 'text', localized: true, maxLength: 80, admin: { width: '60%' } },
        {
          name: 'marker',
          type: 'select',
          label: 'Kind of list',
          defaultValue: 'plain',
          options: [
            { value: 'plain', label: 'Entries side by side' },
            { value: 'pros', label: 'Advantages, with a tick' },
            { value: 'cons', label: 'Disadvantages, with a cross' },
          ],
          admin: { width: '40%', isClearable: false },
        },
      ],
    },
    {
      name: 'entries',
      type: 'array',
      labels: { singular: 'Entry', plural: 'Entries' },
      maxRows: 24,
      admin: { initCollapsed: true, components: { RowLabel: rowLabel('title') } },
      fields: [
        { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
        {
          name: 'text',
          type: 'textarea',
          localized: true,
          maxLength: 300,
          admin: { description: 'The role of a person, for example, or a sentence about the organisation.' },
        },
      ],
    },
  ],
}

/** Source: requirements C-154 to C-156, C-164 to C-168 and V-276 to V-281. */
export const tabbedDetails = defineBlockSchema({
  slug: 'tabbedDetails',
  label: 'Tabs with lists and documents',
  plural: 'Tabs with lists and documents',
  group: 'Text',
  order: 70,
  sketch: [
    ['heading', 4, 4, 16],
    ['button', 4, 10, 8],
    ['line', 15, 11, 8],
    ['line', 26, 11, 8],
    ['line', 4, 18, 16],
    ['line', 4, 22, 14],
    ['picture', 26, 16, 18, 12],
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
    {
      name: 'tabs',
      type: 'array',
      labels: { singular: 'Tab', plural: 'Tabs' },
      maxRows: 8,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('label') },
        description: 'The first tab is open.',
      },
      fields: [
        {
          name: 'label',
          type: 'text',
          label: 'Label of the tab',
          required: true,
          localized: true,
          maxLength: 60,
        },
        richTextField('content', 'Text'),
        pictureField(),
        listsField,
        buttonsField(),
      ],
    },
  ],
})
