import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field } from 'payload'
import { onlyPictures } from '#features/pictures/cms.ts'
import { brand } from '#platform/brand.ts'
import { config } from '#platform/config.ts'
import { canonicalField } from '#platform/fields/canonical-field.ts'

type Titled = { title?: string; path?: string }

const more: Field[] = [
  {
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    label: 'Picture where the page is shared',
    filterOptions: onlyPictures,
    admin: { description: 'Empty: the first picture of the page.' },
  },
  { name: 'hidden', type: 'checkbox', label: 'Hidden from search engines', defaultValue: false },
  canonicalField,
]

/** What search engines are told about a page, with a preview of how they show it. Source: requirement V-290. */
export const seo = seoPlugin({
  collections: ['pages'],
  fields: ({ defaultFields }) => [...defaultFields, ...more],
  generateTitle: ({ doc }: { doc: Titled }) => `${doc.title ?? ''} · ${brand.siteName}`,
  generateURL: ({ doc }: { doc: Titled }) => `${config().siteUrl}${doc.path ?? '/'}`,
})
