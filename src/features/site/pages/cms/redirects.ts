import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { isEditor } from '#features/people/accounts/cms.ts'
import { linkField } from '#features/site/links/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'
import { copyToUniqueText } from '#platform/fields/copy-to-unique-text.ts'
import { harmlessReference } from '#platform/references/harmless.ts'
import { pathError } from '../rules/path.ts'

const purgeRedirects: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ req }) => {
  await invalidate(req, [tags.pages.redirects])
}

/** The collection of redirects from old addresses. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  trash: true,
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
    listSearchableFields: ['from'],
    group: 'Content',
    description:
      'Created automatically when a page moves. The address of an existing page is never redirected.',
  },
  defaultSort: 'from',
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
  hooks: { afterChange: [purgeRedirects], afterDelete: [purgeRedirects] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: 'Old address',
      hooks: { beforeDuplicate: [copyToUniqueText] },
      validate: (value: string | null | undefined) => pathError(value ?? '') ?? true,
      admin: { description: 'Begins with a slash: /special-offers.' },
    },
    linkField({
      name: 'to',
      label: 'Leads to',
      references: harmlessReference(
        'A redirect is inactive until its target is published again.',
        'unpublish',
      ),
    }),
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Browsers and search engines remember a permanent redirect.' },
    },
  ],
}
