import { textGroup } from '#platform/i18n/text-group.ts'

/** The tick on the cards of the line-up, and the tray of what is ticked. */
export const comparing = textGroup({
  compare: { en: 'Compare', af: 'Vergelyk', zu: 'Qhathanisa' },
  tray: { en: 'Vehicles to compare', af: 'Voertuie om te vergelyk', zu: 'Izimoto ezizoqhathaniswa' },
  now: { en: 'Compare now', af: 'Vergelyk nou', zu: 'Qhathanisa manje' },
  oneMore: { en: 'Tick one more.', af: 'Merk nog een.', zu: 'Khetha eyodwa futhi.' },
  full: {
    en: 'Four fit side by side. Remove one first.',
    af: 'Vier pas langs mekaar. Verwyder eers een.',
    zu: 'Ezine zilingana eceleni kwenye. Susa eyodwa kuqala.',
  },
  remove: { en: 'Remove {vehicle}', af: 'Verwyder {vehicle}', zu: 'Susa i-{vehicle}' },
  /** The button of the form without JavaScript. */
  ticked: {
    en: 'Compare the ticked vehicles',
    af: 'Vergelyk die gemerkte voertuie',
    zu: 'Qhathanisa izimoto ezikhethiwe',
  },
  sideBySide: {
    en: 'Compare models side by side',
    af: 'Vergelyk modelle langs mekaar',
    zu: 'Qhathanisa izinhlobo',
  },
})
