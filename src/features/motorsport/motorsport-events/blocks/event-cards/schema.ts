import type { ArrayField, Field } from 'payload'
import { pictureField, videoField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { socialLinksField } from '#platform/fields/contact-fields.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { countriesField } from '../../cms/countries-field.ts'
import { dayField, validateEnd } from '../../cms/day-field.ts'

const hasVideo = (_: unknown, card: { hasVideo?: boolean | null }) => card?.hasVideo === true

const arrangementFields: Field = {
  type: 'row',
  fields: [
    {
      name: 'imgPosition',
      type: 'select',
      label: 'Position of the picture',
      defaultValue: 'left',
      options: [
        { value: 'left', label: 'On the left' },
        { value: 'right', label: 'On the right' },
      ],
      admin: { isClearable: false, width: '50%', description: 'On narrow screens it is above the text.' },
    },
    {
      name: 'theme',
      type: 'select',
      label: 'Width',
      defaultValue: 'default',
      options: [
        { value: 'default', label: 'Page width' },
        { value: 'stretch', label: 'Full window width' },
      ],
      admin: { isClearable: false, width: '50%' },
    },
  ],
}

const cards: ArrayField = {
  name: 'cards',
  type: 'array',
  labels: { singular: 'Card', plural: 'Cards' },
  minRows: 1,
  maxRows: 24,
  admin: { initCollapsed: true, components: { RowLabel: rowLabel('title') } },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'subTitle', type: 'text', label: 'Subtitle', localized: true, maxLength: 120 },
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'text',
          maxLength: 40,
          admin: { width: '50%', description: 'Each category is a tab. Empty: only among all.' },
        },
        dayField('expiryDate', 'Last day as the next event', 'Empty: it does not expire.'),
      ],
    },
    {
      type: 'row',
      fields: [
        dayField('startsOn', 'First day', 'Empty: the card has no date.'),
        { ...dayField('endsOn', 'Last day', 'Empty: one day.'), validate: validateEnd },
      ],
    },
    {
      name: 'location',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'Place and country, such as Windhoek, Namibia.' },
    },
    countriesField,
    richTextField('content', 'Text'),
    pictureField({ name: 'image' }),
    pictureField({ name: 'preImage', label: 'Small picture above the title, such as a badge' }),
    arrangementFields,
    {
      name: 'hasVideo',
      type: 'checkbox',
      label: 'A button that plays a video',
      defaultValue: false,
    },
    // Payload does not validate a hidden field, which would require a file.
    {
      ...videoField({ addressHelp: 'It plays in a dialog: a video of YouTube or Vimeo, or an MP4 file.' }),
      admin: { condition: hasVideo },
    },
    socialLinksField(),
    buttonsField({ maxRows: 2 }),
  ],
}

/** Source: requirements C-209 to C-216. */
export const eventCards = defineBlockSchema({
  slug: 'eventCards',
  label: 'Cards of events',
  plural: 'Lists of event cards',
  group: 'Racing',
  order: 50,
  sketch: [
    ['heading', 4, 3, 20],
    ['picture', 4, 9, 19, 9],
    ['line', 26, 11, 16],
    ['line', 26, 14, 12],
    ['line', 4, 23, 16],
    ['line', 4, 26, 12],
    ['picture', 25, 20, 19, 9],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'In Next Event mode the title is “Next Event”.' },
    },
    {
      name: 'nextEventMode',
      type: 'checkbox',
      label: 'Next Event mode',
      defaultValue: false,
      admin: { description: 'Leaves out cards whose last day as the next event is over.' },
    },
    cards,
  ],
})
