import { textGroup } from '#platform/i18n/text-group.ts'

/** Sections of articles. Source: requirements C-187 and C-193. */
export const articleFeeds = textGroup({
  title: { en: 'Articles', af: 'Artikels', zu: 'Izindatshana' },
  connect: { en: 'Connect', af: 'Connect', zu: 'Connect' },
  learnMore: { en: 'Learn more', af: 'Vind meer uit', zu: 'Funda kabanzi' },
  none: {
    en: 'There are no articles at the moment.',
    af: 'Daar is nie nou artikels nie.',
    zu: 'Azikho izindatshana okwamanje.',
  },
  failed: {
    en: 'The articles could not be loaded.',
    af: 'Die artikels kon nie laai nie.',
    zu: 'Izindatshana azilayishekanga.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
})
