import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { fieldAccessFor, isEditor } from '#features/people/accounts/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'

type Data = { readonly kind?: string | null }

const isExternal = ({ kind }: Data) => kind === 'external'
const isOfProgram = { create: () => false, read: fieldAccessFor('admin', 'editor'), update: () => false }

const validateUrl = (
  value: string | null | undefined,
  { siblingData }: { readonly siblingData: unknown },
) => {
  if (!isExternal(siblingData as Data)) return true
  const url = value ? URL.parse(value) : null
  if (url?.protocol !== 'https:') return 'Enter the whole address of the feed, beginning with https://.'
  return url.username === '' && url.password === '' ? true : 'The address may not contain a password.'
}

/** Fields that only the worker writes. */
const written = (field: Field): Field =>
  ({
    ...field,
    access: isOfProgram,
    admin: { readOnly: true, condition: isExternal, ...field.admin },
  }) as Field

const nothing = { items: null, itemCount: null, lastSuccessAt: null, lastAttemptAt: null, lastError: null }

/** What was fetched from another address is not shown under the new one. */
const forgetCopyOfOtherAddress: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!originalDoc) return data
  const changed = (name: string) => name in data && data[name] !== originalDoc[name]
  if (changed('url') || changed('kind')) return { ...data, ...nothing }
  // Fetched again within a minute; until then the copy is shown.
  return changed('category') ? { ...data, lastAttemptAt: null } : data
}

/**
 * The feeds of articles that sections show: our own magazine, or an RSS feed of another site, of which the worker keeps the
 * last copy that could be read.
 *
 * Source: requirements C-187, C-188 and C-370.
 */
export const articleFeeds: CollectionConfig<'article-feeds'> = {
  slug: 'article-feeds',
  trash: true,
  labels: { singular: 'Article feed', plural: 'Article feeds' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'category', 'lastSuccessAt', 'lastError'],
    listSearchableFields: ['name'],
    group: 'Content',
    description:
      'Feeds of articles for sections. An external feed is fetched every 15 minutes; when that fails, sections keep showing its last good copy.',
  },
  defaultSort: 'name',
  access: { read: () => true, create: isEditor, update: isEditor, delete: isEditor },
  hooks: {
    beforeChange: [forgetCopyOfOtherAddress],
    afterChange: [
      async ({ doc, req }) => {
        await invalidate(req, [tags.articleFeeds])
        return doc
      },
    ],
    afterDelete: [({ req }) => invalidate(req, [tags.articleFeeds])],
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80, admin: { width: '50%' } },
        {
          name: 'kind',
          type: 'select',
          label: 'Articles of',
          required: true,
          defaultValue: 'external',
          options: [
            { value: 'own', label: 'Our own magazine' },
            { value: 'external', label: 'Another site' },
          ],
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'url',
      type: 'text',
      label: 'Address',
      maxLength: 2_000,
      validate: validateUrl,
      access: { read: fieldAccessFor('admin', 'editor') },
      admin: {
        condition: isExternal,
        description:
          'Of an RSS 2.0 feed, or of one in JSON. Cards lead to the article of our magazine with the last part of an article’s address.',
      },
    },
    {
      name: 'category',
      type: 'text',
      maxLength: 80,
      admin: {
        description:
          'Only articles of this category: as the feed writes it, or the last part of the address of one of our own. Empty: all.',
      },
    },
    written({ name: 'items', type: 'json', admin: { hidden: true, disableListColumn: true } }),
    {
      type: 'row',
      fields: [
        written({
          name: 'lastSuccessAt',
          type: 'date',
          label: 'Last fetched',
          admin: { date: { pickerAppearance: 'dayAndTime' }, width: '35%' },
        }),
        written({
          name: 'lastAttemptAt',
          type: 'date',
          label: 'Last attempt',
          admin: { date: { pickerAppearance: 'dayAndTime' }, width: '35%' },
        }),
        written({ name: 'itemCount', type: 'number', label: 'Articles', admin: { width: '30%' } }),
      ],
    },
    written({
      name: 'lastError',
      type: 'text',
      label: 'Last error',
      admin: { description: 'Empty after an attempt that succeeded.' },
    }),
  ],
}
