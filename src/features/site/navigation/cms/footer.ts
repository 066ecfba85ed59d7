import type { GlobalConfig } from 'payload'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { globalPublishingHooks } from '#platform/cache/global-publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { brand } from '#platform/site/brand.ts'
import { timeZoneCity } from '#platform/site/market.ts'
import { labelField } from './label-field.ts'
import { entriesField, visibleWhen } from './menu-entries.ts'

/** The footer of every page. */
export const footer: GlobalConfig = {
  slug: 'footer',
  label: 'Footer',
  admin: {
    group: 'Content',
    description: 'The footer of every page. Links to pages that do not exist are hidden.',
  },
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, max: 50 },
  access: { read: isEditorOrPublished, update: isEditor, readVersions: isEditor },
  hooks: globalPublishingHooks([tags.navigation]),
  fields: [
    {
      name: 'note',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      admin: { description: 'A note for every page, for example what prices include.' },
    },
    {
      name: 'columns',
      type: 'array',
      labels: { singular: 'Column', plural: 'Columns' },
      maxRows: 4,
      admin: { initCollapsed: true },
      fields: [
        labelField('heading', 'Heading'),
        {
          name: 'content',
          type: 'select',
          required: true,
          defaultValue: 'entries',
          options: [
            { value: 'entries', label: 'The entries below' },
            { value: 'vehicles', label: 'All vehicles' },
          ],
        },
        visibleWhen<{ content?: string }>(
          entriesField('entries', { label: 'Entries', table: 'footer_entries' }),
          ({ content }) => content !== 'vehicles',
        ),
      ],
    },
    labelField('legalLine', 'Legal line', {
      required: false,
      description: `Who publishes the site, and where: ${brand.siteName}, ${timeZoneCity}.`,
    }),
    entriesField('legalLinks', { label: 'Legal links', table: 'footer_legal', maxRows: 6 }),
  ],
}
