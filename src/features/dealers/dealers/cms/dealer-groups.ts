import type { CollectionConfig } from 'payload'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { slugField } from '#platform/fields/slug-field.ts'
import { dealersByProvinces } from './dealers-by-provinces.ts'

/**
 * Owners of several dealers. External clients read this collection directly (`GET /api/dealerGroups`).
 *
 * Source: requirements D-059, D-377 and D-378.
 */
export const dealerGroups: CollectionConfig = {
  slug: 'dealerGroups',
  trash: true,
  labels: { singular: 'Dealer group', plural: 'Dealer groups' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status'],
    listSearchableFields: ['title', 'slug'],
    group: 'Dealers',
  },
  defaultSort: 'title',
  defaultPopulate: { title: true, slug: true },
  // The virtual field `dealersByProvinces` reads it.
  forceSelect: { regions: true },
  versions: { drafts: true, maxPerDoc: 50 },
  access: {
    read: isEditorOrPublished,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: publishingHooks(() => [tags.dealers.all]),
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'title', type: 'text', required: true },
        slugField('The address of its page: /dealers/groups/…', 'marula-motor-group', ['template']),
      ],
    },
    {
      name: 'regions',
      type: 'relationship',
      relationTo: 'regions',
      hasMany: true,
      label: 'Tabs',
      admin: {
        description:
          'Provinces and countries in the order of their tabs. Empty: those in which the group has dealers.',
      },
    },
    dealersByProvinces,
  ],
}
