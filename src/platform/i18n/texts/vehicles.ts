import { textGroup } from './define.ts'

/** Ranges, in lists and on their pages. */
export const vehicles = textGroup({
  from: { en: 'From {price}', af: 'Vanaf {price}', zu: 'Kusukela ku-{price}' },
  /** Where prices are hidden. */
  priceAtDealer: {
    en: '{dealer} will tell you what it costs',
    af: '{dealer} sal jou sê wat dit kos',
    zu: 'I-{dealer} izokutshela ukuthi ibiza malini',
  },
  chooseYours: { en: 'Choose yours', af: 'Kies joune', zu: 'Khetha eyakho' },
  costAMonth: {
    en: 'What it costs a month',
    af: 'Wat dit per maand kos',
    zu: 'Ibiza malini ngenyanga',
  },
  inFigures: { en: 'The {range} in figures', af: 'Die {range} in syfers', zu: 'I-{range} ngezinombolo' },
})
