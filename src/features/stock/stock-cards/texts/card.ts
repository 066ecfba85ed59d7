import { textGroup } from '#platform/i18n/text-group.ts'

/** The card of a used vehicle. */
export const card = textGroup({
  demo: { en: 'Demo', af: 'Demo', zu: 'Idemo' },
  sold: { en: 'Sold', af: 'Verkoop', zu: 'Idayisiwe' },
  certified: { en: '{name} Certified', af: '{name}-gesertifiseer', zu: 'Iqinisekiswe yi-{name}' },
  certifiedByProgramme: {
    en: 'Certified used vehicle of the {name} programme',
    af: 'Gesertifiseerde gebruikte voertuig van die {name}-program',
    zu: 'Imoto esetshenzisiwe eqinisekiswe wuhlelo lwe-{name}',
  },
  certifiedByManufacturer: {
    en: 'Certified by the manufacturer, {name}',
    af: 'Deur die vervaardiger, {name}, gesertifiseer',
    zu: 'Iqinisekiswe ngumkhiqizi, i-{name}',
  },
  gallery: { en: 'View Gallery', af: 'Bekyk Galery', zu: 'Buka Igalari' },
  about: { en: 'about {vehicle}', af: 'oor {vehicle}', zu: 'mayelana ne-{vehicle}' },
  connected: { en: 'Connect Enabled', af: 'Connect-geaktiveer', zu: 'I-Connect Ivuliwe' },
  facts: { en: 'Key facts', af: 'Kernfeite', zu: 'Amaphuzu abalulekile' },
  price: { en: 'Price', af: 'Prys', zu: 'Intengo' },
  plan: {
    en: '{months} instalments, total {total}, {rate} a year, deposit {deposit}, balloon {balloon}',
    af: '{months} paaiemente, totaal {total}, {rate} per jaar, deposito {deposit}, ballon {balloon}',
    zu: 'Izitolimende ezingu-{months}, isamba {total}, {rate} ngonyaka, idiphozithi {deposit}, inkokhelo yokugcina {balloon}',
  },
  enquire: { en: 'Enquire', af: 'Doen Navraag', zu: 'Buza' },
  compare: { en: 'Compare', af: 'Vergelyk', zu: 'Qhathanisa' },
  compareFull: {
    en: 'Four are chosen. Remove one first.',
    af: 'Vier is gekies. Verwyder eers een.',
    zu: 'Kukhethwe ezine. Susa eyodwa kuqala.',
  },
  calculator: { en: 'Calculator', af: 'Sakrekenaar', zu: 'Isibali' },
})
