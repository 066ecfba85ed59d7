import { textGroup } from '#platform/i18n/text-group.ts'

/** Sections whose content comes from a service. */
export const sections = textGroup({
  loading: { en: 'Loading …', af: 'Laai tans …', zu: 'Iyalayisha …' },
  failed: {
    en: 'This part of the page could not be loaded.',
    af: 'Hierdie deel van die bladsy kon nie laai nie.',
    zu: 'Le ngxenye yekhasi ayilayishekanga.',
  },
  failedForNow: {
    en: 'The vehicles cannot be shown at the moment. Please come back in a minute.',
    af: 'Die voertuie kan nie nou gewys word nie. Kom asseblief oor ’n minuut terug.',
    zu: 'Izimoto azikwazi ukuboniswa okwamanje. Sicela ubuye emva komzuzu.',
  },
  slidesOf: { en: 'Slides: {title}', af: 'Skyfies: {title}', zu: 'Izithombe: {title}' },
  quickLinks: { en: 'Quick links', af: 'Vinnige skakels', zu: 'Izixhumanisi ezisheshayo' },
  banners: { en: 'Highlights', af: 'Hoogtepunte', zu: 'Okuvelele' },
  onThisPage: { en: 'On this page', af: 'Op hierdie bladsy', zu: 'Kuleli khasi' },
  topics: { en: 'Topics', af: 'Onderwerpe', zu: 'Izihloko' },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  relatedVehicles: { en: 'Related Vehicles', af: 'Verwante Voertuie', zu: 'Izimoto Ezihlobene' },
  experience: { en: 'Experience', af: 'Ervaar', zu: 'Yizwe' },
})
