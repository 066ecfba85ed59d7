import type { Field } from 'payload'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

const text = (name: string, label: string, width: string, options: object = {}): Field => ({
  ...{ name, label, type: 'text', maxLength: 80 },
  ...options,
  admin: { width },
})

const segment = /^[a-z0-9]+(-[a-z0-9]+)*$/

type Row = { readonly [Field in 'driver' | 'number' | 'name']?: string | null }

/** Rejects what two entrants have: results would be ambiguous. */
const validateEntrants = (value: unknown): string | true => {
  const rows = (Array.isArray(value) ? value : []) as readonly Row[]
  for (const field of ['driver', 'number'] as const) {
    const seen = new Set<string>()
    for (const row of rows) {
      const each = row[field]
      if (each && seen.has(each)) return `Two entrants have the same ${field}: ${each}.`
      if (each) seen.add(each)
    }
  }
  return true
}

/** Who takes part in a season, and the pictures of their teams. */
export const entrantFields: Field[] = [
  {
    name: 'entrants',
    type: 'array',
    labels: { singular: 'Entrant', plural: 'Entrants' },
    required: true,
    minRows: 1,
    maxRows: 120,
    validate: validateEntrants,
    admin: { initCollapsed: true, components: { RowLabel: rowLabel('name') } },
    fields: [
      {
        type: 'row',
        fields: [
          text('name', 'Driver', '40%', { required: true }),
          text('number', 'Car number', '20%', { required: true, maxLength: 4 }),
          {
            name: 'driver',
            type: 'text',
            label: 'Address of the profile',
            required: true,
            maxLength: 80,
            validate: (value: string | null | undefined) =>
              segment.test(value ?? '') || 'Enter the name in lower case with hyphens, such as lwazi-ndlela.',
            admin: { width: '40%', description: 'The name in lower case with hyphens: lwazi-ndlela.' },
          },
        ],
      },
      {
        type: 'row',
        fields: [text('team', 'Dealer', '50%', { required: true }), text('navigator', 'Navigator', '50%')],
      },
    ],
  },
  {
    name: 'teams',
    type: 'array',
    label: 'Pictures of teams',
    labels: { singular: 'Picture of a team', plural: 'Pictures of teams' },
    maxRows: 40,
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowLabel('team') },
      description: 'Shown beside the name of the dealer in the standings.',
    },
    fields: [text('team', 'Dealer', '50%', { required: true }), pictureField()],
  },
]
