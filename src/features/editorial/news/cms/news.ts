import type { CollectionConfig, Field } from 'payload'
import { isEditor, isEditorOrReleased } from '#features/people/accounts/cms.ts'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'
import { slugField } from '#platform/fields/slug-field.ts'
import { redirectMovedNews } from './redirect-moved-news.ts'

const whenAndWhere: Field = {
  type: 'row',
  fields: [
    {
      name: 'publishedAt',
      type: 'date',
      label: 'Date',
      required: true,
      index: true,
      admin: {
        width: '50%',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm', timeIntervals: 15 },
        description: 'With a time in the future it is under embargo: published news appears by itself then.',
      },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'news-categories',
      admin: { width: '50%' },
    },
  ],
}

const corrections: Field = {
  name: 'corrections',
  type: 'array',
  labels: { singular: 'Correction', plural: 'Corrections' },
  maxRows: 10,
  admin: { description: 'Shown at the end of the text, with the day.' },
  fields: [
    {
      name: 'day',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
    },
    { name: 'text', type: 'textarea', required: true, maxLength: 400 },
  ],
}

const hooks = publishingHooks<{ id: number }>(() => [tags.news])

/** News, in one language. Source: requirements C-183, C-208 and C-320. */
export const news: CollectionConfig<'news'> = {
  slug: 'news',
  trash: true,
  labels: { singular: 'News item', plural: 'News' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'publishedAt', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    group: 'Content',
    description: 'Shown at /news, in sections of news, and at an address of its own.',
  },
  defaultSort: '-publishedAt',
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
  access: {
    read: isEditorOrReleased,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), redirectMovedNews] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'Cards show its first nine words.' },
    },
    slugField(
      'The last part of its address. When it changes, the old address leads to the new one.',
      'gr-yaris-launch',
    ),
    whenAndWhere,
    pictureField(),
    {
      name: 'synopsis',
      type: 'textarea',
      maxLength: 300,
      admin: { description: 'What has happened, in a sentence or two. Cards show at most four lines.' },
    },
    {
      name: 'intro',
      type: 'textarea',
      label: 'Introduction',
      maxLength: 600,
      admin: { description: 'The first paragraph, in larger letters.' },
    },
    { ...richTextField('body', 'Text', { quotations: true }), localized: false },
    corrections,
  ],
}
