import type { CollectionConfig } from 'payload'
import { isEditor } from '#features/people/accounts/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'
import { copyToUniqueText } from '#platform/fields/copy-to-unique-text.ts'
import { slugField } from '#platform/fields/slug-field.ts'
import { countryName, currencyCode, currencySymbol, namibianDollarSymbol } from '#platform/site/market.ts'
import { reservedSegments } from '../rules/dealer-segment.ts'
import { type VisibilityColumn, visibilityColumns } from '../rules/visibility.ts'

const labels: Record<VisibilityColumn, string> = {
  vehiclePrices: 'Vehicle prices',
  financeBlock: 'Finance calculators',
  offersItem: 'Offers item',
  insuranceBanner: 'Insurance banner',
  popularVehiclePrices: 'Popular vehicles’ prices',
  financeServicesPhone: 'Finance services’ phone',
}

/** Provinces and countries, and what is visible on the pages of their dealers. Source: decision F-12. */
export const regions: CollectionConfig = {
  slug: 'regions',
  trash: true,
  labels: { singular: 'Region', plural: 'Regions' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'currency', ...visibilityColumns.map((column) => `shows.${column}`)],
    group: 'Dealers',
    pagination: { defaultLimit: 50 },
    description:
      'One row for each province and country. What is not ticked is hidden on pages of dealers there.',
  },
  defaultSort: 'order',
  access: { read: () => true, create: isEditor, update: isEditor, delete: isEditor },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        await invalidate(req, [tags.dealers.all])
        return doc
      },
    ],
    afterDelete: [({ req }) => invalidate(req, [tags.dealers.all])],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          unique: true,
          hooks: { beforeDuplicate: [copyToUniqueText] },
        },
        slugField('The address of its list of dealers: /dealers/…', 'western-cape', reservedSegments),
        {
          name: 'order',
          type: 'number',
          required: true,
          defaultValue: 100,
          admin: { description: 'Small numbers come first.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'province',
          options: [
            { value: 'province', label: `Province of ${countryName}` },
            { value: 'country', label: 'Country' },
          ],
        },
        {
          name: 'currency',
          type: 'select',
          required: true,
          defaultValue: currencyCode,
          options: [
            { value: currencyCode, label: `Rand (${currencySymbol})` },
            { value: 'NAD', label: `Namibian dollar (${namibianDollarSymbol})` },
          ],
          admin: { description: 'Of the prices of used vehicles there.' },
        },
      ],
    },
    {
      name: 'shows',
      type: 'group',
      label: 'Shows',
      admin: { description: 'On the pages of dealers there.' },
      fields: visibilityColumns.map((column) => ({
        name: column,
        type: 'checkbox',
        label: labels[column],
        defaultValue: true,
      })),
    },
  ],
}
