import { textGroup } from '#platform/i18n/text-group.ts'

/** The bar of the vehicles chosen to compare. */
export const compareBar = textGroup({
  bar: { en: 'Vehicles to compare', af: 'Voertuie om te vergelyk', zu: 'Izimoto zokuqhathanisa' },
  open: { en: 'Compare {count}', af: 'Vergelyk {count}', zu: 'Qhathanisa ezingu-{count}' },
  oneMore: {
    en: 'Choose another one to compare.',
    af: 'Kies nog een om te vergelyk.',
    zu: 'Khetha enye ozoyiqhathanisa.',
  },
  clear: { en: 'Remove all', af: 'Verwyder alles', zu: 'Susa konke' },
  remove: { en: 'Remove {vehicle}', af: 'Verwyder {vehicle}', zu: 'Susa i-{vehicle}' },
})
