import { textGroup } from '#platform/i18n/text-group.ts'

/** Shop items without a title, and the links of brands. */
export const sectionKinds = textGroup({
  parts: { en: 'Parts', af: 'Onderdele', zu: 'Izingxenye' },
  accessories: { en: 'Accessories', af: 'Bykomstighede', zu: 'Izesekeli' },
  merchandise: { en: 'Merchandise', af: 'Handelsware', zu: 'Impahla' },
  visitBrand: { en: 'Visit {brand}', af: 'Besoek {brand}', zu: 'Vakashela i-{brand}' },
})
