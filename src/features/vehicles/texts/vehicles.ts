import { textGroup } from '#platform/i18n/text-group.ts'

/** Labels of ranges in lists. */
export const vehicles = textGroup({
  from: { en: 'From {price}', af: 'Vanaf {price}', zu: 'Kusukela ku-{price}' },
})
