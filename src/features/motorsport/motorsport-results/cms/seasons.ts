import type { CollectionConfig, Field, NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { copyToUniqueText } from '#platform/fields/copy-to-unique-text.ts'
import { readPoints } from '../rules/points-table.ts'
import { scoredKinds } from '../season.ts'
import { championshipField } from './championship-field.ts'
import { checkSeason } from './check-season.ts'
import { entrantFields } from './entrant-fields.ts'
import { kindLabels } from './kind-labels.ts'
import { liveFields } from './live-fields.ts'
import { roundFields } from './round-fields.ts'
import { validateSeason } from './validate-season.ts'

const validatePoints: TextFieldSingleValidation = (value) =>
  readPoints(value ?? '') !== null || 'Enter the points of each position, the first one first: 25 18 15 12.'

const validateCounted: NumberFieldSingleValidation = (value, context) => {
  const { plannedRounds } = context.data as { readonly plannedRounds?: number | null }
  return typeof value === 'number' && typeof plannedRounds === 'number' && value > plannedRounds
    ? 'There are fewer rounds than that.'
    : number(value, context)
}

const pointsFields: Field[] = [
  {
    name: 'points',
    type: 'array',
    label: 'Points by position',
    labels: { singular: 'Table of points', plural: 'Tables of points' },
    required: true,
    minRows: 1,
    maxRows: scoredKinds.length,
    admin: {
      description: 'One table for each kind of classification. A kind without a table scores nothing.',
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
            admin: { width: '30%' },
          },
          {
            name: 'table',
            type: 'text',
            label: 'Points',
            required: true,
            maxLength: 300,
            validate: validatePoints,
            admin: { width: '70%', description: 'The first position first: 25 18 15 12.' },
          },
        ],
      },
    ],
  },
  {
    name: 'countedRounds',
    type: 'number',
    label: 'Rounds that count',
    min: 1,
    max: 60,
    validate: validateCounted,
    admin: {
      width: '50%',
      step: 1,
      description: 'The lowest scores are dropped. Empty: every round counts.',
    },
  },
]

/** Seasons of championships, with the results from which standings are computed. Source: decision G-8. */
export const seasons: CollectionConfig<'seasons'> = {
  slug: 'seasons',
  trash: true,
  labels: { singular: 'Season', plural: 'Seasons' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'championship', 'year', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'championship'],
    group: 'Content',
    description:
      'Championships by season. Paste the results of a round; the standings are computed from them.',
  },
  defaultSort: '-year',
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
  access: {
    read: isEditorOrPublished,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: publishingHooks<{ id: number }>(() => [tags.seasons]),
  endpoints: [checkSeason],
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          unique: true,
          maxLength: 80,
          hooks: { beforeDuplicate: [copyToUniqueText] },
          admin: { width: '60%', description: 'Only in the admin, such as GR Cup 2027.' },
        },
        championshipField({ required: true, description: 'The racing category: gr-cup, sarrc or nrc.' }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'year',
          type: 'number',
          required: true,
          min: 1950,
          max: 2100,
          validate: validateSeason,
          admin: { width: '50%', step: 1 },
        },
        {
          name: 'plannedRounds',
          type: 'number',
          label: 'Rounds on the calendar',
          required: true,
          min: 1,
          max: 60,
          admin: { width: '50%', step: 1, description: 'The season is over when all have their results.' },
        },
      ],
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Results', fields: roundFields },
        { label: 'Live', fields: liveFields },
        { label: 'Entrants', fields: entrantFields },
        { label: 'Points', fields: pointsFields },
      ],
    },
  ],
}
