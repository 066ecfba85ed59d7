import { textGroup } from '#platform/i18n/text-group.ts'

/** Labels of ranges in lists. */
export const vehicles = textGroup({
  from: { en: 'From {price}', af: 'Vanaf {price}', zu: 'Kusukela ku-{price}' },
})

/** Labels of a special price beside the regular one, for screen readers. Groups that are sent to islands include them. */
export const priceLabels = textGroup({
  regularPrice: { en: 'regular price', af: 'gewone prys', zu: 'intengo ejwayelekile' },
  specialPrice: { en: 'special price', af: 'spesiale prys', zu: 'intengo ekhethekile' },
})
