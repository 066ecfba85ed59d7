import type { CollectionConfig } from 'payload'
import { isEditor } from '#features/people/accounts/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'

/** Categories of news: a name, and the number by which a news service filters. Source: requirement C-365; decision G-8. */
export const newsCategories: CollectionConfig<'news-categories'> = {
  slug: 'news-categories',
  trash: true,
  labels: { singular: 'Category of news', plural: 'Categories of news' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'number'],
    group: 'Content',
    description: 'Each category is a page of news. Sections choose a category by its number.',
  },
  defaultSort: 'number',
  // A copy would have the same number.
  disableDuplicate: true,
  access: { read: () => true, create: isEditor, update: isEditor, delete: isEditor },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        await invalidate(req, [tags.news])
        return doc
      },
    ],
    afterDelete: [({ req }) => invalidate(req, [tags.news])],
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 40, admin: { width: '60%' } },
        {
          name: 'number',
          type: 'number',
          required: true,
          unique: true,
          min: 1,
          max: 9999,
          admin: { width: '40%', step: 1, description: '3 is GR. Do not change it while sections use it.' },
        },
      ],
    },
  ],
}
