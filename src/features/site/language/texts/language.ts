import { textGroup } from '#platform/i18n/text-group.ts'

/** The language selector. */
export const language = textGroup({
  ofThisPage: {
    en: 'Language, for this page only',
    af: 'Taal, net vir hierdie bladsy',
    zu: 'Ulimi, lwaleli khasi kuphela',
  },
})
