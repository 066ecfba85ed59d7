import type { CollectionConfig } from 'payload'
import {
  hiddenExceptFor,
  isDealerOf,
  isDealerOfOrPublished,
  isEditor,
  listOwnOnly,
  ownDealerOf,
} from '#features/people/accounts/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tagsOfDealer } from '#platform/cache/tags.ts'
import { slugField } from '#platform/fields/slug-field.ts'
import { reservedSegments } from '../rules/dealer-segment.ts'
import { contactFields, omitHiddenRecipients, privateContactFields } from './contact-fields.ts'
import { identityFields } from './identity-fields.ts'
import { locationFields } from './location-fields.ts'
import { openingHoursField } from './opening-hours-field.ts'
import { restrictToEditors } from './own-fields.ts'
import { keepOnSite, publishOwnChangesOnly, refuseRestoring } from './own-record.ts'

const publishing = publishingHooks<{ id: number; slug: string }>(({ slug }) => tagsOfDealer(slug))

/**
 * Dealers that sell and service vehicles. External clients read this collection directly (`GET /api/dealers`), so its
 * field names follow the contract.
 *
 * Source: requirements D-089 to D-094 and D-379.
 */
export const dealers: CollectionConfig = {
  slug: 'dealers',
  trash: true,
  labels: { singular: 'Dealer', plural: 'Dealers' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'supplierCode', 'region', 'city', 'group', '_status'],
    listSearchableFields: ['name', 'supplierCode', 'city', 'suburb'],
    group: 'Dealers',
    hidden: hiddenExceptFor('admin', 'editor', 'dealer'),
    baseFilter: listOwnOnly('id'),
  },
  defaultSort: 'name',
  // The virtual field `province` reads it.
  forceSelect: { region: true },
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
  access: {
    read: isDealerOfOrPublished('id'),
    create: isEditor,
    update: isDealerOf('id'),
    delete: isEditor,
    readVersions: isDealerOf('parent'),
  },
  hooks: {
    ...publishing,
    beforeOperation: [refuseRestoring],
    afterRead: [omitHiddenRecipients],
    beforeChange: [...(publishing.beforeChange ?? []), publishOwnChangesOnly, ...keepOnSite.beforeChange],
  },
  fields: restrictToEditors([
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true },
        slugField('The address of its page: /dealers/…', 'bryanston', reservedSegments),
      ],
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Dealer', fields: identityFields },
        { label: 'Location', fields: locationFields },
        { label: 'Contact and hours', fields: [...contactFields, openingHoursField] },
        {
          label: 'Enquiries',
          admin: { condition: (_, __, { user }) => ownDealerOf(user) === undefined },
          description: 'Recipients of enquiries. Never shown to visitors.',
          fields: privateContactFields,
        },
      ],
    },
  ]),
}
