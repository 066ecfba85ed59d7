import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field } from 'payload'
import { onlyPictures, usableFiles } from '#features/pictures/pictures/cms.ts'
import { canonicalField } from '#platform/fields/canonical-field.ts'
import { config } from '#platform/process/config.ts'
import { brand } from '#platform/site/brand.ts'

type PageFields = { title?: string; path?: string }

const additionalFields: Field[] = [
  {
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    label: 'Picture for shared links',
    filterOptions: usableFiles(onlyPictures),
    admin: { description: 'Empty: the first picture of the page.' },
  },
  { name: 'hidden', type: 'checkbox', label: 'Hidden from search engines', defaultValue: false },
  canonicalField,
]

/** Adds metadata fields for search engines to pages, with a preview of the search result. Source: requirement V-290. */
export const seo = seoPlugin({
  collections: ['pages'],
  fields: ({ defaultFields }) => [...defaultFields, ...additionalFields],
  generateTitle: ({ doc }: { doc: PageFields }) => `${doc.title ?? ''} · ${brand.siteName}`,
  generateURL: ({ doc }: { doc: PageFields }) => `${config().siteUrl}${doc.path ?? '/'}`,
})
