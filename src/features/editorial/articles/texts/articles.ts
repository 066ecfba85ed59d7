import { textGroup } from '#platform/i18n/text-group.ts'

/** Articles of the magazine. Source: requirements V-146, V-248 and V-336. */
export const articles = textGroup({
  title: { en: 'Connect', af: 'Connect', zu: 'Connect' },
  related: {
    en: 'Read Related Articles',
    af: 'Lees Verwante Artikels',
    zu: 'Funda Izindatshana Ezihlobene',
  },
  viewMore: { en: 'View More', af: 'Bekyk Meer', zu: 'Buka Okuningi' },
  more: { en: 'More articles', af: 'Meer artikels', zu: 'Ezinye izindatshana' },
  none: { en: 'No articles found', af: 'Geen artikels gevind nie', zu: 'Azikho izindatshana ezitholakele' },
  loading: { en: 'Loading …', af: 'Laai tans …', zu: 'Iyalayisha …' },
  failed: {
    en: 'The articles could not be loaded.',
    af: 'Die artikels kon nie laai nie.',
    zu: 'Izindatshana azilayishekanga.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
})
