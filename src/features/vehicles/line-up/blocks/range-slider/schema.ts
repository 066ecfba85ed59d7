import type { ArrayField } from 'payload'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField, linkField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

const models: ArrayField = {
  name: 'models',
  type: 'array',
  labels: { singular: 'Model', plural: 'Models' },
  minRows: 1,
  maxRows: 12,
  required: true,
  admin: { initCollapsed: true, components: { RowLabel: rowLabel('modelName') } },
  fields: [
    { name: 'modelName', type: 'text', required: true, localized: true, maxLength: 60, label: 'Name' },
    pictureField({ name: 'modelImage' }),
    linkField({
      name: 'modelPageLink',
      label: 'Page of the model; without one its button links to all vehicles',
      optional: true,
    }),
    buttonsField({ maxRows: 2 }),
  ],
}

const rangeSliderData: ArrayField = {
  name: 'rangeSliderData',
  type: 'array',
  label: 'Ranges',
  labels: { singular: 'Range', plural: 'Ranges' },
  minRows: 1,
  maxRows: 8,
  required: true,
  admin: { initCollapsed: true, components: { RowLabel: rowLabel('rangeName') } },
  fields: [
    {
      name: 'rangeName',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 40,
      label: 'Name',
      admin: { description: 'Label of its tab.' },
    },
    pictureField({ name: 'backgroundImage', label: 'Background picture' }),
    models,
  ],
}

/** Tabs by range, each with its models. Source: requirements C-140 to C-143. */
export const rangeSlider = defineBlockSchema({
  slug: 'rangeSlider',
  label: 'Range slider',
  plural: 'Range sliders',
  group: 'Vehicles',
  order: 60,
  sketch: [
    ['heading', 4, 3, 18],
    ['line', 4, 9, 7],
    ['line', 14, 9, 7],
    ['line', 24, 9, 7],
    ['picture', 4, 12, 40, 14],
    ['button', 8, 21, 9],
  ],
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
    {
      name: 'lead',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'A sentence or two beside the title.' },
    },
    rangeSliderData,
  ],
})
