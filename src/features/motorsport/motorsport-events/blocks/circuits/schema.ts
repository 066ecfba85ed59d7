import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { circuitField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { lapTime } from '../../rules/lap-record.ts'

const validateLapTime: TextFieldSingleValidation = (value, context) =>
  value && !lapTime.test(value)
    ? 'Enter minutes, seconds and thousandths, such as 1:43.271.'
    : text(value, context)

/** Race circuits as drawn lines: one beside its facts, or several in a strip. */
export const circuits = defineBlockSchema({
  slug: 'circuits',
  label: 'Circuits',
  plural: 'Circuits',
  group: 'Pictures and video',
  order: 30,
  sketch: [
    ['heading', 4, 4, 18],
    ['picture', 4, 10, 9, 8],
    ['picture', 14, 10, 9, 8],
    ['picture', 24, 10, 9, 8],
    ['picture', 34, 10, 9, 8],
    ['line', 4, 22, 7],
    ['line', 14, 22, 7],
    ['line', 24, 22, 7],
    ['line', 34, 22, 7],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'A single circuit without a title is titled with its name.' },
    },
    { name: 'intro', type: 'textarea', label: 'Introduction', localized: true, maxLength: 400 },
    {
      name: 'circuits',
      type: 'array',
      labels: { singular: 'Circuit', plural: 'Circuits' },
      minRows: 1,
      maxRows: 8,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('circuit') },
        description:
          'One circuit is shown large beside its facts, several are shown in a strip. The next date is that of the next event on its track.',
      },
      fields: [
        circuitField(),
        { name: 'place', type: 'text', localized: true, maxLength: 80 },
        {
          type: 'row',
          fields: [
            {
              name: 'length',
              type: 'number',
              label: 'Length in metres',
              min: 100,
              max: 30_000,
              admin: { width: '50%', step: 1 },
            },
            { name: 'corners', type: 'number', min: 1, max: 200, admin: { width: '50%', step: 1 } },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              ...{ name: 'lapTime', label: 'Lap record', type: 'text', validate: validateLapTime },
              admin: { width: '30%', description: 'Such as 1:43.271.' },
            },
            {
              ...{ name: 'lapDriver', label: 'Its driver', type: 'text', maxLength: 80 },
              admin: { width: '50%' },
            },
            {
              ...{ name: 'lapYear', label: 'Its year', type: 'number', min: 1950, max: 2100 },
              admin: { width: '20%', step: 1 },
            },
          ],
        },
        { name: 'note', type: 'textarea', localized: true, maxLength: 240 },
      ],
    },
    buttonsField({ maxRows: 2 }),
  ],
})
