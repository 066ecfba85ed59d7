import { textGroup } from '#platform/i18n/text-group.ts'

/** Value-added offers. */
export const valueAddedOffers = textGroup({
  heading: { en: 'Value Added Offer', af: 'Aanbod met Toegevoegde Waarde', zu: 'Isipho Esengeziwe' },
  validPeriod: { en: 'Valid {period}', af: 'Geldig {period}', zu: 'Isebenza {period}' },
  termsAndConditions: { en: 'Terms & Conditions', af: 'Bepalings en Voorwaardes', zu: 'Imigomo Nemibandela' },
  disclaimer: { en: 'Disclaimer', af: 'Vrywaring', zu: 'Isitatimende Sokuziphendulela' },
  findADealer: { en: 'Find a Dealer', af: 'Vind ’n Handelaar', zu: 'Thola Umthengisi' },
  seeVehicle: { en: 'See the {range}', af: 'Sien die {range}', zu: 'Bona i-{range}' },
})
