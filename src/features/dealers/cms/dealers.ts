import type { CollectionConfig } from 'payload'
import { isEditor, isEditorOrPublished } from '#features/accounts/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { slugField } from '#platform/fields/slug-field.ts'
import { tagsOfDealer } from '../rules/cache-tags.ts'

/** Where vehicles are sold and serviced. Source: dealers.md §3, "Dealer". */
export const dealers: CollectionConfig = {
  slug: 'dealers',
  labels: { singular: 'Dealer', plural: 'Dealers' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug', '_status'], group: 'Dealers' },
  defaultSort: 'name',
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
  access: {
    read: isEditorOrPublished,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: publishingHooks<{ id: number; slug: string }>(({ slug }) => tagsOfDealer(slug)),
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true },
        slugField('The address of its page: /dealers/…', 'bryanston'),
      ],
    },
  ],
}
