import { textGroup } from '#platform/i18n/text-group.ts'

/** The page with the offers on all ranges. */
export const allOffers = textGroup({
  title: { en: 'Today’s offers.', af: 'Vandag se aanbiedinge.', zu: 'Amathuba anamuhla.' },
  breadcrumb: { en: 'Offers', af: 'Aanbiedinge', zu: 'Amathuba' },
  lead: {
    en: 'What costs less, what costs less a month and what comes with the car: only what is on offer today, with the day it ends.',
    af: 'Wat minder kos, wat minder per maand kos en wat saam met die motor kom: net wat vandag op aanbod is, met die dag waarop dit eindig.',
    zu: 'Okubiza kancane, okubiza kancane ngenyanga nokuza nemoto: kuphela lokho okutholakala namuhla, nosuku okuphela ngalo.',
  },
  none: {
    en: 'There is no offer at the moment. Every price and monthly instalment is on the page of its vehicle.',
    af: 'Daar is tans geen aanbod nie. Elke prys en maandelikse paaiement is op die bladsy van sy voertuig.',
    zu: 'Okwamanje alikho ithuba. Intengo nesitolimende senyanga sikhona ekhasini lemoto ngayinye.',
  },
  kinds: { en: 'Kinds of offers', af: 'Soorte aanbiedinge', zu: 'Izinhlobo zamathuba' },
  specialPrices: { en: 'Special prices', af: 'Spesiale pryse', zu: 'Amanani akhethekile' },
  specialPricesLead: {
    en: 'A lower price in place of the recommended one.',
    af: '’n Laer prys in plaas van die aanbevole een.',
    zu: 'Intengo ephansi esikhundleni salena enconyiwe.',
  },
  financeOffers: { en: 'Monthly offers', af: 'Maandelikse aanbiedinge', zu: 'Amathuba enyanga' },
  financeOffersLead: {
    en: 'Each instalment with its plan and everything it costs in the end.',
    af: 'Elke paaiement met sy plan en alles wat dit op die ou end kos.',
    zu: 'Isitolimende ngasinye nohlelo lwaso nakho konke esikubiza ekugcineni.',
  },
  valueAddedOffers: { en: 'Comes with the car', af: 'Kom saam met die motor', zu: 'Kuza nemoto' },
  valueAddedLead: {
    en: 'Extras that are part of the price while they run.',
    af: 'Ekstras wat deel van die prys is solank hulle loop.',
    zu: 'Okwengeziwe okuyingxenye yentengo ngesikhathi kusasebenza.',
  },
  valueAddedFailed: {
    en: 'What comes with the car cannot be shown at the moment. Please come back shortly.',
    af: 'Wat saam met die motor kom, kan nie nou gewys word nie. Kom asseblief binnekort terug.',
    zu: 'Okuza nemoto akukwazi ukuboniswa okwamanje. Sicela ubuye maduze.',
  },
  until: { en: 'Until {day}', af: 'Tot {day}', zu: 'Kuze kube {day}' },
  untilNotice: {
    en: 'Until further notice',
    af: 'Tot verdere kennisgewing',
    zu: 'Kuze kukhishwe isaziso',
  },
  offersOn: { en: 'Offers on the {range}', af: 'Aanbiedinge op die {range}', zu: 'Amathuba e-{range}' },
  plan: {
    en: '{months} instalments at {rate} after a deposit of {deposit}, then a balloon of {balloon}.',
    af: '{months} paaiemente teen {rate} ná ’n deposito van {deposit}, dan ’n ballon van {balloon}.',
    zu: 'Izitolimende ezingu-{months} ngo-{rate} ngemva kwediphozithi engu-{deposit}, bese kuba inkokhelo yokugcina engu-{balloon}.',
  },
  allVehicles: { en: 'See all vehicles', af: 'Sien alle voertuie', zu: 'Bona zonke izimoto' },
  dealerSpecials: {
    en: 'Specials of our dealers',
    af: 'Spesiale aanbiedinge van ons handelaars',
    zu: 'Amanani akhethekile abathengisi bethu',
  },
  dealerSpecialsLead: {
    en: 'Every dealer has specials of its own, on vehicles on its floor, services and parts. They are on the dealer’s pages.',
    af: 'Elke handelaar het spesiale aanbiedinge van sy eie, op voertuie op sy vloer, dienste en onderdele. Hulle is op die handelaar se bladsye.',
    zu: 'Umthengisi ngamunye unamanani akhethekile akhe, ezimotweni anazo, kumasevisi nasezingxenyeni. Asemakhasini omthengisi.',
  },
  place: { en: 'Dealer or place', af: 'Handelaar of plek', zu: 'Umthengisi noma indawo' },
  findDealer: { en: 'Find a dealer', af: 'Vind ’n handelaar', zu: 'Thola umthengisi' },
})
