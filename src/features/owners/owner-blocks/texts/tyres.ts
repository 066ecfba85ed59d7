import { textGroup } from '#platform/i18n/text-group.ts'

/** The column headings of the tables of tyre markings. Source: requirements C-157 and C-158. */
export const tyres = textGroup({
  loadIndex: { en: 'Load index', af: 'Lasindeks', zu: 'Inkomba yomthwalo' },
  loadInKG: { en: 'Load in kg', af: 'Las in kg', zu: 'Umthwalo ngama-kg' },
  speedSymbol: { en: 'Speed symbol', af: 'Spoedsimbool', zu: 'Uphawu lwejubane' },
  speed: { en: 'Speed', af: 'Spoed', zu: 'Ijubane' },
})
