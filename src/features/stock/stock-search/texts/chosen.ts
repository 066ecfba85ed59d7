import { textGroup } from '#platform/i18n/text-group.ts'

/** The chosen filters in words. */
export const chosen = textGroup({
  list: { en: 'Chosen filters', af: 'Gekose filters', zu: 'Izihlungi ezikhethiwe' },
  remove: { en: 'Remove {filter}', af: 'Verwyder {filter}', zu: 'Susa u-{filter}' },
  clearAll: { en: 'Clear all filters', af: 'Verwyder alle filters', zu: 'Sula zonke izihlungi' },
  between: { en: '{min} to {max}', af: '{min} tot {max}', zu: '{min} kuya ku-{max}' },
  atLeast: { en: 'from {min}', af: 'vanaf {min}', zu: 'kusuka ku-{min}' },
  atMost: { en: 'up to {max}', af: 'tot {max}', zu: 'kuze kube ngu-{max}' },
  certified: { en: 'Certified', af: 'Gesertifiseer', zu: 'Iqinisekisiwe' },
  budget: { en: '{amount} a month', af: '{amount} per maand', zu: '{amount} ngenyanga' },
  near: {
    en: 'Within {radius} km of {place}',
    af: 'Binne {radius} km van {place}',
    zu: 'Ngaphakathi kwamakhilomitha angu-{radius} ukusuka e-{place}',
  },
  myLocation: { en: 'my location', af: 'my ligging', zu: 'indawo yami' },
})
