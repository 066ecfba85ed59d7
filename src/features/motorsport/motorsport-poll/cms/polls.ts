import type { CollectionConfig, FieldHook } from 'payload'
import { dayOf } from '#features/dealers/dealer-content/jobs.ts'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { keepVotedOptions } from './keep-voted-options.ts'
import { withOptionCodes } from './option-codes.ts'

/** Stores noon in Johannesburg, so that two timestamps of one day are equal and the day can be unique. */
const toNoon: FieldHook = ({ value }) => {
  const day = typeof value === 'string' || value instanceof Date ? dayOf(value) : null
  return day === null ? value : `${day}T10:00:00.000Z`
}

const expiry = publishingHooks<{ id: number }>(() => [tags.polls])

/**
 * The questions of the poll, one a day. Votes refer to the code of an option, which stays the same whatever an editor
 * changes about it.
 *
 * Source: requirement C-108; decisions C-2 and G-8.
 */
export const polls: CollectionConfig<'polls'> = {
  slug: 'polls',
  trash: true,
  labels: { singular: 'Poll question', plural: 'Poll questions' },
  admin: {
    useAsTitle: 'question',
    defaultColumns: ['question', 'day', '_status', 'updatedAt'],
    listSearchableFields: ['question'],
    group: 'Content',
    description: 'One question a day. It can be answered on its day, from midnight to midnight.',
  },
  defaultSort: '-day',
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
  access: {
    read: isEditorOrPublished,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: { ...expiry, beforeChange: [...(expiry.beforeChange ?? []), keepVotedOptions] },
  fields: [
    {
      name: 'day',
      type: 'date',
      required: true,
      unique: true,
      hooks: { beforeValidate: [toNoon], beforeDuplicate: [() => null] },
      admin: {
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
        description: 'A day has one question.',
      },
    },
    { name: 'question', type: 'text', required: true, maxLength: 160 },
    {
      name: 'options',
      type: 'array',
      labels: { singular: 'Option', plural: 'Options' },
      required: true,
      minRows: 2,
      maxRows: 8,
      admin: { description: 'An option with votes can be reworded, but not removed.' },
      hooks: { beforeValidate: [withOptionCodes] },
      fields: [
        { name: 'text', type: 'text', label: 'Option', required: true, maxLength: 80 },
        { name: 'code', type: 'text', admin: { hidden: true } },
      ],
    },
  ],
}
