import { textGroup } from '#platform/i18n/text-group.ts'

/** Messages beside the fields of forms. Source: requirements D-149 to D-159, D-307 to D-322, V-262 and V-327. */
export const entryErrorTexts = textGroup({
  fullNameRequired: {
    en: 'Full name is required',
    af: 'Volle naam word vereis',
    zu: 'Igama eligcwele liyadingeka',
  },
  phoneRequired: {
    en: 'Contact number is required',
    af: 'Kontaknommer word vereis',
    zu: 'Inombolo yocingo iyadingeka',
  },
  phoneDigits: {
    en: 'Please enter at least 10 digits',
    af: 'Vul asseblief ten minste 10 syfers in',
    zu: 'Sicela ufake okungenani izinombolo eziyi-10',
  },
  emailRequired: {
    en: 'Email address is required',
    af: 'E-posadres word vereis',
    zu: 'Ikheli le-imeyili liyadingeka',
  },
  emailWithoutAt: { en: 'Missing @ symbol', af: 'Die @-teken ontbreek', zu: 'Uphawu @ aluveli' },
  emailInvalid: {
    en: 'Invalid email address',
    af: 'Ongeldige e-posadres',
    zu: 'Ikheli le-imeyili alilungile',
  },
  ageUnconfirmed: {
    en: 'Please confirm your age',
    af: 'Bevestig asseblief jou ouderdom',
    zu: 'Sicela uqinisekise iminyaka yakho',
  },
  divisionRequired: {
    en: 'Please select at least one option',
    af: 'Kies asseblief ten minste een opsie',
    zu: 'Sicela ukhethe okungenani okukodwa',
  },
  modelRequired: {
    en: 'Please choose a vehicle',
    af: 'Kies asseblief ’n voertuig',
    zu: 'Sicela ukhethe imoto',
  },
  dealerRequired: {
    en: 'Please choose a dealer',
    af: 'Kies asseblief ’n handelaar',
    zu: 'Sicela ukhethe umthengisi',
  },
  choiceUnknown: {
    en: 'Please choose one of the options',
    af: 'Kies asseblief een van die opsies',
    zu: 'Sicela ukhethe okukodwa kokukhethwayo',
  },
  tooLong: { en: 'This is too long', af: 'Dit is te lank', zu: 'Lokhu kude kakhulu' },
  provinceRequired: {
    en: 'Please select a province',
    af: 'Kies asseblief ’n provinsie',
    zu: 'Sicela ukhethe isifundazwe',
  },
  suburbRequired: { en: 'Suburb is required', af: 'Voorstad word vereis', zu: 'Indawo iyadingeka' },
  makeRequired: { en: 'Make is required', af: 'Fabrikaat word vereis', zu: 'Umenzi uyadingeka' },
  modelNameRequired: { en: 'Model is required', af: 'Model word vereis', zu: 'Imodeli iyadingeka' },
  yearRequired: { en: 'Year is required', af: 'Jaar word vereis', zu: 'Unyaka uyadingeka' },
  yearInvalid: {
    en: 'Please enter a year from 1900 to next year, as four digits',
    af: 'Vul asseblief ’n jaar van 1900 tot volgende jaar in, as vier syfers',
    zu: 'Sicela ubhale unyaka osuka ku-1900 kuya konyaka ozayo, ngezinombolo ezine',
  },
  conditionRequired: {
    en: 'Vehicle Condition is required',
    af: 'Toestand van voertuig word vereis',
    zu: 'Isimo semoto siyadingeka',
  },
  mileageRequired: {
    en: 'Odometer Reading is required',
    af: 'Odometerlesing word vereis',
    zu: 'Ukufundwa kwe-odometer kuyadingeka',
  },
  askingPriceRequired: {
    en: 'Asking Price is required',
    af: 'Vraprys word vereis',
    zu: 'Intengo oyifunayo iyadingeka',
  },
  numberInvalid: {
    en: 'Please enter a whole number without a minus sign',
    af: 'Vul asseblief ’n heelgetal sonder ’n minusteken in',
    zu: 'Sicela ufake inombolo ephelele engenaphawu lokususa',
  },
  numberTooLarge: {
    en: 'This number is too large',
    af: 'Hierdie getal is te groot',
    zu: 'Le nombolo inkulu kakhulu',
  },
  fieldRequired: {
    en: 'This field is required',
    af: 'Hierdie veld word vereis',
    zu: 'Lesi sikhala siyadingeka',
  },
  confirmRequired: {
    en: 'Please confirm the above',
    af: 'Bevestig asseblief die bostaande',
    zu: 'Sicela uqinisekise okungenhla',
  },
  dayInvalid: {
    en: 'Please enter a real date as DD/MM/YYYY',
    af: 'Vul asseblief ’n regte datum as DD/MM/JJJJ in',
    zu: 'Sicela ufake usuku lwangempela njenge-DD/MM/YYYY',
  },
  dayPast: {
    en: 'This day has passed. Please choose another',
    af: 'Hierdie dag is verby. Kies asseblief ’n ander een',
    zu: 'Lolu suku seludlulile. Sicela ukhethe olunye',
  },
  dealerClosed: {
    en: 'The dealer is closed on this day. Please choose another',
    af: 'Die handelaar is op hierdie dag gesluit. Kies asseblief ’n ander een',
    zu: 'Umthengisi uvaliwe ngalolu suku. Sicela ukhethe olunye',
  },
  driverTooOld: {
    en: 'The driver must be younger than 17',
    af: 'Die jaer moet jonger as 17 wees',
    zu: 'Umshayeli kumele abe ngaphansi kweminyaka engu-17',
  },
  guardianTooYoung: {
    en: 'The parent or guardian must be 18 or older',
    af: 'Die ouer of voog moet 18 of ouer wees',
    zu: 'Umzali noma umnakekeli kumele abe neminyaka engu-18 noma ngaphezulu',
  },
  fileRequired: {
    en: 'Please upload a file',
    af: 'Laai asseblief ’n lêer op',
    zu: 'Sicela ulayishe ifayela',
  },
})
