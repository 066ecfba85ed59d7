import { textGroup } from '#platform/i18n/text-group.ts'

/** Ranges, wherever they are listed. */
export const vehicles = textGroup({
  from: { en: 'From {price}', af: 'Vanaf {price}', zu: 'Kusukela ku-{price}' },
})
