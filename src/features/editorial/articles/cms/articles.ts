import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { isEditor, isEditorOrReleased } from '#features/people/accounts/cms.ts'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { textOfHtml } from '#platform/documents/escape-html.ts'
import { richTextHtml } from '#platform/documents/rich-text-html.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'
import { slugField } from '#platform/fields/slug-field.ts'
import { articlePath } from '../rules/article-paths.ts'
import { readingMinutes } from '../rules/reading-minutes.ts'
import { redirectMoved } from './redirect-moved-article.ts'

/** Stores how long reading takes, so that lists need not load the texts. */
const countReadingMinutes: CollectionBeforeChangeHook = ({ data }) => {
  if (data.body === undefined) return data
  return { ...data, readingMinutes: readingMinutes(textOfHtml(richTextHtml(data.body))) }
}

const authorAndDate: Field = {
  type: 'row',
  fields: [
    { name: 'author', type: 'relationship', relationTo: 'authors', maxDepth: 0, admin: { width: '50%' } },
    {
      name: 'publishedAt',
      type: 'date',
      label: 'Date',
      required: true,
      index: true,
      admin: {
        width: '50%',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm', timeIntervals: 15 },
        description:
          'With a time in the future it is under embargo: a published article appears by itself then.',
      },
    },
  ],
}

const labels: Field = {
  type: 'row',
  fields: [
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'article-categories',
      hasMany: true,
      maxDepth: 0,
      maxRows: 5,
      admin: { width: '50%' },
    },
    {
      name: 'tags',
      type: 'relationship',
      relationTo: 'article-tags',
      hasMany: true,
      maxDepth: 0,
      maxRows: 10,
      admin: {
        width: '50%',
        description:
          'Related articles share the first one. The tag hilux-double-cab also shows it on the page of that range.',
      },
    },
  ],
}

const corrections: Field = {
  name: 'corrections',
  type: 'array',
  labels: { singular: 'Correction', plural: 'Corrections' },
  maxRows: 10,
  admin: { initCollapsed: true, description: 'Shown with the text, with the day.' },
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

const hooks = publishingHooks<{ id: number }>(() => [tags.articles])

/** Articles of the magazine, in one language. Source: requirements V-151 and V-153. */
export const articles: CollectionConfig<'articles'> = {
  slug: 'articles',
  trash: true,
  labels: { singular: 'Article', plural: 'Articles' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'author', 'publishedAt', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    group: 'Content',
    description: 'The magazine at /connect. Each article has an address of its own: /connect/article/…',
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
  hooks: {
    ...hooks,
    beforeChange: [...(hooks.beforeChange ?? []), countReadingMinutes],
    afterChange: [...(hooks.afterChange ?? []), redirectMoved(articlePath)],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'Cards show its first ten words.' },
    },
    slugField(
      'The last part of its address. When it changes, the old address leads to the new one.',
      'over-the-sani-pass',
    ),
    authorAndDate,
    labels,
    {
      name: 'featured',
      type: 'checkbox',
      label: 'Pinned to the beginning of the magazine',
      defaultValue: false,
    },
    pictureField(),
    {
      name: 'excerpt',
      type: 'textarea',
      maxLength: 400,
      admin: { description: 'What it is about, in a sentence or two. Cards show its first 18 words.' },
    },
    {
      name: 'quote',
      type: 'textarea',
      maxLength: 300,
      admin: { description: 'A sentence from the article that stands out.' },
    },
    {
      ...richTextField('body', 'Text', {
        quotations: true,
        description:
          'Start a paragraph with Note: in bold to show it in a box. The last line of a quotation may begin with — and name the person.',
      }),
      localized: false,
    },
    corrections,
    {
      name: 'readingMinutes',
      type: 'number',
      label: 'Minutes that reading takes',
      admin: { hidden: true },
    },
  ],
}
