import { textGroup } from '#platform/i18n/text-group.ts'

/** Medals, the column headings of their table and the figures above it. Source: requirements C-240 to C-243. */
export const medals = textGroup({
  gold: { en: 'Gold', af: 'Goud', zu: 'Igolide' },
  silver: { en: 'Silver', af: 'Silwer', zu: 'Isiliva' },
  bronze: { en: 'Bronze', af: 'Brons', zu: 'Ithusi' },
  total: { en: 'Total', af: 'Totaal', zu: 'Isamba' },
  medal: { en: 'Medal', af: 'Medalje', zu: 'Indondo' },
  sport: { en: 'Sport', af: 'Sport', zu: 'Umdlalo' },
  event: { en: 'Event', af: 'Item', zu: 'Umncintiswano' },
  medallist: { en: 'Medallist', af: 'Medaljewenner', zu: 'Onqobe indondo' },
})
