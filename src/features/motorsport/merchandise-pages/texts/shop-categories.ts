import { textGroup } from '#platform/i18n/text-group.ts'

/** What the shop sells, as the title of a grid without one. */
export const shopCategories = textGroup({
  parts: { en: 'Parts', af: 'Onderdele', zu: 'Izingxenye' },
  accessories: { en: 'Accessories', af: 'Bykomstighede', zu: 'Izesekeli' },
  merchandise: { en: 'Merchandise', af: 'Handelsware', zu: 'Impahla' },
})
