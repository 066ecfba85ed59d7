import { brandsField, shownForBrand } from './brands-field.ts'
import { contentCollection } from './content-collection.ts'

/** Sentences of dealers, such as a welcome of the principal. Source: requirements D-012 and D-052. */
export const dealerQuotes = contentCollection({
  slug: 'dealerQuotes',
  labels: { singular: 'Dealer quote', plural: 'Dealer quotes' },
  title: 'fullName',
  search: ['fullName', 'quote'],
  description: 'A quote from a person at the dealer, with their name. Dealers cannot change them.',
  byDealers: false,
  fields: [
    { name: 'fullName', type: 'text', label: 'Name', required: true, maxLength: 80 },
    { name: 'quote', type: 'textarea', required: true, maxLength: 400, admin: { rows: 3 } },
    brandsField(shownForBrand),
  ],
})
