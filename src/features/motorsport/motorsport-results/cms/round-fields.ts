import type { Field, TextareaFieldValidation } from 'payload'
import { textarea } from 'payload/shared'
import { rowLabel } from '#platform/fields/row-label.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { readClassification } from '../read/classification.ts'
import { type SeasonForm, storedEntrants } from '../read/season-form.ts'
import { scoredKinds } from '../season.ts'
import { kindLabels } from './kind-labels.ts'

/** As many as an editor can read in a message below a field. The report lists all. */
const maxProblems = 3

const validateResults: TextareaFieldValidation = (value, context) => {
  const text = value ?? ''
  if (text.trim() === '') return textarea(value, context)
  const currentYear = Number(siteClock().today().slice(0, 4))
  const { problems } = readClassification(text, storedEntrants(context.data as SeasonForm), currentYear)
  if (problems.length === 0) return textarea(value, context)
  const more = problems.length - maxProblems
  return [...problems.slice(0, maxProblems), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}

const classification: Field = {
  name: 'classifications',
  type: 'array',
  labels: { singular: 'Classification', plural: 'Classifications' },
  required: true,
  minRows: 1,
  maxRows: 40,
  admin: {
    components: { RowLabel: rowLabel('kind') },
    description: 'Everything that scores: races, the rally, its stages.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          options: scoredKinds.map((value) => ({ value, label: kindLabels[value] })),
          admin: { width: '50%' },
        },
        {
          name: 'share',
          type: 'select',
          label: 'Points awarded',
          defaultValue: 'full',
          options: [
            { value: 'full', label: 'Full' },
            { value: 'half', label: 'Half, for a race cut short' },
            { value: 'double', label: 'Double' },
          ],
          admin: { width: '50%', isClearable: false },
        },
      ],
    },
    {
      name: 'results',
      type: 'textarea',
      label: 'Results table',
      required: true,
      maxLength: 60_000,
      validate: validateResults,
      admin: {
        rows: 8,
        placeholder: 'Pos\tNo\tDriver\n1\t7\tLwazi Ndlela\n2\t11\tMarco Steyn\nDNF\t23\tAnke Viljoen',
        description:
          'Paste the timing sheet or a CSV, with its heading: Pos and Driver, and No if there is one. Other columns may stay. Write DNF, DNS or DSQ for a driver without a position; drivers in a dead heat have the same one.',
      },
    },
  ],
}

/** The rounds held so far with their results, and the report on them. */
export const roundFields: Field[] = [
  {
    name: 'rounds',
    type: 'array',
    labels: { singular: 'Round', plural: 'Rounds' },
    maxRows: 60,
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowLabel('name') },
      description: 'The rounds that have been held, in their order.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'name',
            type: 'text',
            required: true,
            maxLength: 60,
            admin: { width: '60%', description: 'Such as Killarney.' },
          },
          {
            name: 'day',
            type: 'date',
            required: true,
            admin: { width: '40%', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
          },
        ],
      },
      classification,
    ],
  },
  {
    name: 'report',
    type: 'ui',
    label: 'Report',
    admin: {
      components: {
        Field: '/../features/motorsport/motorsport-results/cms/admin/season-check.tsx#SeasonCheck',
      },
      disableListColumn: true,
    },
  },
]
