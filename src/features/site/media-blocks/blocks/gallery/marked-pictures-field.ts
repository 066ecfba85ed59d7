import type { ArrayField, NumberField } from 'payload'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { storeIncomingPictures } from './store-incoming-pictures.ts'

function percentField(name: 'left' | 'top', label: string, description: string): NumberField {
  return {
    name,
    type: 'number',
    label,
    required: true,
    defaultValue: 50,
    min: 0,
    max: 100,
    admin: { width: '50%', step: 1, description },
  }
}

const hotspotsField: ArrayField = {
  name: 'hotspots',
  type: 'array',
  label: 'Hotspots',
  labels: { singular: 'Hotspot', plural: 'Hotspots' },
  maxRows: 8,
  admin: {
    initCollapsed: true,
    components: { RowLabel: rowLabel('heading') },
    description:
      'Plus signs on the picture. Each opens a short explanation when it is pointed at or pressed.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        percentField('left', 'From the left, in %', '0 is the left edge of the picture, 100 the right edge.'),
        percentField('top', 'From the top, in %', '0 is the top of the picture, 100 the bottom.'),
      ],
    },
    { name: 'heading', type: 'text', required: true, localized: true, maxLength: 60 },
    {
      name: 'content',
      type: 'textarea',
      label: 'Explanation',
      required: true,
      localized: true,
      maxLength: 240,
      admin: { rows: 2, description: 'One or two sentences.' },
    },
  ],
}

/** Pictures with captions and hotspots, whose positions are percentages of the picture. Source: C-019, C-020. */
export function markedPicturesField(): ArrayField {
  return {
    name: 'pictures',
    type: 'array',
    labels: { singular: 'Picture', plural: 'Pictures' },
    minRows: 1,
    maxRows: 24,
    hooks: { beforeValidate: [storeIncomingPictures] },
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowLabel('caption') },
      description: 'Shown whole, so that the hotspots stay in place at every width.',
    },
    fields: [
      pictureField({ required: true, whole: true }),
      { name: 'caption', type: 'text', localized: true, maxLength: 160 },
      hotspotsField,
    ],
  }
}
