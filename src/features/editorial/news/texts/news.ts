import { textGroup } from '#platform/i18n/text-group.ts'

/** News. Source: requirements C-179, C-182, C-392 and C-394. */
export const news = textGroup({
  title: { en: 'Latest News', af: 'Jongste Nuus', zu: 'Izindaba Zakamuva' },
  none: {
    en: 'No news articles found',
    af: 'Geen nuusartikels gevind nie',
    zu: 'Azikho izindaba ezitholakele',
  },
  loading: { en: 'Loading …', af: 'Laai tans …', zu: 'Iyalayisha …' },
  failed: {
    en: 'The news could not be loaded.',
    af: 'Die nuus kon nie laai nie.',
    zu: 'Izindaba azilayishekanga.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
})
