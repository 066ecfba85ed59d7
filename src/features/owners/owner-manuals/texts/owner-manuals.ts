import { textGroup } from '#platform/i18n/text-group.ts'

/** The list of manuals. */
export const ownerManuals = textGroup({
  title: { en: 'Owner’s manuals', af: 'Eienaarshandleidings', zu: 'Izincwajana zabanikazi' },
  about: {
    en: 'In English, as PDF of about {size}. Each is made when you open it, from the data of today’s models.',
    af: 'In Engels, as PDF van omtrent {size}. Elkeen word gemaak wanneer jy dit oopmaak, uit die data van vandag se modelle.',
    zu: 'NgesiNgisi, njenge-PDF engaba ngu-{size}. Yenziwa lapho uyivula, ngedatha yamamodeli anamuhla.',
  },
  open: { en: 'Open the manual', af: 'Maak die handleiding oop', zu: 'Vula incwajana' },
  newTab: {
    en: '(opens in a new tab)',
    af: '(maak in ’n nuwe oortjie oop)',
    zu: '(kuvuleka kuthebhu entsha)',
  },
  jump: { en: 'Kinds of vehicles', af: 'Soorte voertuie', zu: 'Izinhlobo zezimoto' },
  none: {
    en: 'There are no manuals at the moment.',
    af: 'Daar is tans geen handleidings nie.',
    zu: 'Okwamanje azikho izincwajana.',
  },
  loading: { en: 'Loading the manuals …', af: 'Laai die handleidings …', zu: 'Kulayishwa izincwajana …' },
  failed: {
    en: 'The manuals could not be loaded.',
    af: 'Die handleidings kon nie laai nie.',
    zu: 'Izincwajana azilayishekanga.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
})
