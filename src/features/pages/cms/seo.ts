import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field } from 'payload'
import { brand } from '#platform/brand.ts'
import { config } from '#platform/config.ts'

type Titled = { title?: string; path?: string }

const more: Field[] = [
  { name: 'hidden', type: 'checkbox', label: 'Hidden from search engines', defaultValue: false },
  {
    name: 'canonicalUrl',
    type: 'text',
    label: 'Canonical address',
    admin: { description: 'Only where the same content stands elsewhere. Empty: the page’s own address.' },
    validate: (value: string | null | undefined) =>
      !value || /^https?:\/\/\S+$/.test(value) || 'A whole address: https://…',
  },
]

/** What search engines are told about a page, with a preview of how they show it. Source: vehicles-and-finance.md §3. */
export const seo = seoPlugin({
  collections: ['pages'],
  fields: ({ defaultFields }) => [...defaultFields, ...more],
  generateTitle: ({ doc }: { doc: Titled }) => `${doc.title ?? ''} · ${brand.siteName}`,
  generateURL: ({ doc }: { doc: Titled }) => `${config().siteUrl}${doc.path ?? '/'}`,
})
