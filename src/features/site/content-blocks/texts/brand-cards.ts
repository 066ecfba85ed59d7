import { textGroup } from '#platform/i18n/text-group.ts'

/** The links of brands. */
export const brandCards = textGroup({
  visitBrand: { en: 'Visit {brand}', af: 'Besoek {brand}', zu: 'Vakashela i-{brand}' },
})
