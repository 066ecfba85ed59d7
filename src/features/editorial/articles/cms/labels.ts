import type { CollectionConfig } from 'payload'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { slugField } from '#platform/fields/slug-field.ts'
import { authorPath, categoryPath, tagPath } from '../rules/article-paths.ts'
import { redirectMoved } from './redirect-moved-article.ts'

const slugDescription = 'The last part of its address. When it changes, the old address leads to the new one.'

/** What authors, categories and tags have in common: they are named, and have a page with their articles. */
function named(pathOf: (slug: string) => string): Omit<CollectionConfig, 'slug' | 'fields'> {
  const hooks = publishingHooks<{ id: number }>(() => [tags.articles])
  return {
    trash: true,
    defaultSort: 'name',
    versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 20 },
    access: {
      read: isEditorOrPublished,
      create: isEditor,
      update: isEditor,
      delete: isEditor,
      readVersions: isEditor,
    },
    hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), redirectMoved(pathOf)] },
  }
}

const admin = (description: string): CollectionConfig['admin'] => ({
  useAsTitle: 'name',
  defaultColumns: ['name', 'slug', '_status', 'updatedAt'],
  listSearchableFields: ['name', 'slug'],
  group: 'Content',
  description,
})

/** People who write articles. Source: requirements V-151 and V-154. */
export const authors: CollectionConfig = {
  ...named(authorPath),
  slug: 'authors',
  labels: { singular: 'Author', plural: 'Authors' },
  admin: admin('Each has a page with their articles, at /connect/author/…'),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    slugField(slugDescription, 'thandi-mokoena'),
    {
      name: 'role',
      type: 'text',
      maxLength: 80,
      admin: { description: 'What they do: Motoring writer.' },
    },
    { name: 'biography', type: 'textarea', maxLength: 600 },
    pictureField({ label: 'Portrait' }),
  ],
}

const labelFields = (example: string): CollectionConfig['fields'] => [
  { name: 'name', type: 'text', required: true, maxLength: 40 },
  slugField(slugDescription, example),
]

/** Categories of articles. Source: requirement V-155. */
export const articleCategories: CollectionConfig = {
  ...named(categoryPath),
  slug: 'article-categories',
  labels: { singular: 'Category of articles', plural: 'Categories of articles' },
  admin: admin('Each has a page with its articles, at /connect/category/…'),
  fields: labelFields('on-the-road'),
}

/** Tags of articles. Source: requirements V-152 and V-156. */
export const articleTags: CollectionConfig = {
  ...named(tagPath),
  slug: 'article-tags',
  labels: { singular: 'Tag of articles', plural: 'Tags of articles' },
  admin: admin('Each has a page with its articles, at /connect/tag/…'),
  fields: labelFields('hilux'),
}
