import { textGroup } from '#platform/i18n/text-group.ts'

/** Sections about vehicles: chosen models, the range slider, the insurance banner, value-added offers. */
export const vehicleSections = textGroup({
  loadingVehicles: { en: 'Loading vehicles', af: 'Voertuie word gelaai', zu: 'Izimoto ziyalayishwa' },
  aboutHybrids: {
    en: 'Hybrid: how it works',
    af: 'Hibried: hoe dit werk',
    zu: 'I-hybrid: isebenza kanjani',
  },
  hybrid: { en: 'Hybrid', af: 'Hibried', zu: 'I-hybrid' },
  /** Label of a carousel or grid of vehicles, from the section's heading. */
  vehiclesOf: { en: 'Vehicles: {title}', af: 'Voertuie: {title}', zu: 'Izimoto: {title}' },
  ranges: { en: 'Ranges', af: 'Reekse', zu: 'Izinhlobo' },
  browse: { en: 'Browse {model}', af: 'Verken {model}', zu: 'Buka i-{model}' },
  browseFullRange: { en: 'Browse full range', af: 'Verken die volle reeks', zu: 'Buka zonke izimoto' },
  insuranceHeading: {
    en: 'No one loves your new car like we do.',
    af: 'Niemand is so lief vir jou nuwe kar soos ons nie.',
    zu: 'Akekho oyithanda imoto yakho entsha njengathi.',
  },
  insuranceText: {
    en: 'Insurance from the people who built it: genuine parts, approved workshops, and one number to call when something goes wrong.',
    af: 'Versekering van die mense wat dit gebou het: egte onderdele, goedgekeurde werkswinkels, en een nommer om te bel wanneer iets skeefloop.',
    zu: 'Umshwalense ovela kubantu abayakhile: izingxenye zangempela, izindawo zokulungisa ezazi yonke ibhawodi, nenombolo eyodwa ongayishayela uma usuku lonakala.',
  },
  protectMyCar: { en: 'Protect my Car', af: 'Beskerm my Kar', zu: 'Vikela Imoto Yami' },
  valueAddedOffer: { en: 'Value Added Offer', af: 'Aanbod met Toegevoegde Waarde', zu: 'Isipho Esengeziwe' },
  validPeriod: { en: 'Valid {period}', af: 'Geldig {period}', zu: 'Isebenza {period}' },
  termsAndConditions: { en: 'Terms & Conditions', af: 'Bepalings en Voorwaardes', zu: 'Imigomo Nemibandela' },
  disclaimer: { en: 'Disclaimer', af: 'Vrywaring', zu: 'Isitatimende Sokuziphendulela' },
  findADealer: { en: 'Find a Dealer', af: 'Vind ’n Handelaar', zu: 'Thola Umthengisi' },
  seeVehicle: { en: 'See the {range}', af: 'Sien die {range}', zu: 'Bona i-{range}' },
})
