import { textGroup } from '#platform/i18n/text-group.ts'

/** Specials of dealers. Source: requirements D-040, D-065, D-194 to D-197 and D-395. */
export const specials = textGroup({
  title: { en: 'Specials', af: 'Spesiale aanbiedinge', zu: 'Izipesheli' },
  groupTitle: { en: 'Group Specials', af: 'Groep se Spesiale Aanbiedinge', zu: 'Izipesheli Zeqembu' },
  specialsOf: {
    en: 'Specials of {name}',
    af: 'Spesiale aanbiedinge van {name}',
    zu: 'Izipesheli zakwa-{name}',
  },
  advertised: {
    en: 'Advertised Specials',
    af: 'Geadverteerde Spesiale Aanbiedinge',
    zu: 'Izipesheli Ezikhangisiwe',
  },
  all: { en: 'All', af: 'Almal', zu: 'Konke' },
  viewAll: { en: 'View All Specials', af: 'Bekyk Alle Spesiale Aanbiedinge', zu: 'Buka Zonke Izipesheli' },
  viewGroup: {
    en: 'View All Specials of {name}',
    af: 'Bekyk Alle Spesiale Aanbiedinge van {name}',
    zu: 'Buka Zonke Izipesheli zakwa-{name}',
  },
  viewMore: { en: 'View More', af: 'Bekyk Meer', zu: 'Buka Okuningi' },
  until: { en: 'Until {day}', af: 'Tot {day}', zu: 'Kuze kube ngu-{day}' },
  none: {
    en: 'No Specials at this time, please check back soon.',
    af: 'Geen spesiale aanbiedinge op die oomblik nie. Kom kyk asseblief binnekort weer.',
    zu: 'Azikho izipesheli okwamanje, sicela ubuye uzobheka maduze.',
  },
  failed: {
    en: 'Error: Failed to fetch dealer data',
    af: 'Fout: Die handelaar se data kon nie gelaai word nie',
    zu: 'Iphutha: Yehlulekile ukuthola idatha yomthengisi',
  },
  unavailable: {
    en: 'The specials of {names} cannot be shown at the moment.',
    af: 'Die spesiale aanbiedinge van {names} kan nie nou gewys word nie.',
    zu: 'Izipesheli zakwa-{names} azikwazi ukuboniswa okwamanje.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  loading: { en: 'Loading …', af: 'Laai tans …', zu: 'Iyalayisha …' },
  formFailed: {
    en: 'The form could not be loaded.',
    af: 'Die vorm kon nie laai nie.',
    zu: 'Ifomu ayilayishekanga.',
  },
  enquiry: { en: 'Specials Enquiry', af: 'Navraag Oor ’n Spesiale Aanbod', zu: 'Umbuzo Ngesipesheli' },
  allSpecials: {
    en: 'All specials of {name}',
    af: 'Alle spesiale aanbiedinge van {name}',
    zu: 'Zonke izipesheli zakwa-{name}',
  },
  close: { en: 'Close', af: 'Maak toe', zu: 'Vala' },
})
