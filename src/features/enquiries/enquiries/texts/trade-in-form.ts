import { textGroup } from '#platform/i18n/text-group.ts'

/** The trade-in form. Source: requirements D-296, D-297 and D-307 to D-332. */
export const tradeInTexts = textGroup({
  tradeInTitle: { en: 'Trade In Your Vehicle', af: 'Ruil Jou Voertuig In', zu: 'Shintshanisa Ngemoto Yakho' },
  personalDetails: {
    en: 'Personal Details',
    af: 'Persoonlike Besonderhede',
    zu: 'Imininingwane Yomuntu Siqu',
  },
  vehicleDetails: { en: 'Vehicle Details', af: 'Voertuigbesonderhede', zu: 'Imininingwane Yemoto' },
  suburb: { en: 'Suburb', af: 'Voorstad', zu: 'Indawo' },
  make: { en: 'Make', af: 'Fabrikaat', zu: 'Umenzi' },
  modelName: { en: 'Model', af: 'Model', zu: 'Imodeli' },
  variant: { en: 'Variant', af: 'Variant', zu: 'Uhlobo' },
  year: { en: 'Year', af: 'Jaar', zu: 'Unyaka' },
  condition: { en: 'Vehicle Condition', af: 'Toestand Van Voertuig', zu: 'Isimo Semoto' },
  selectCondition: { en: 'Select condition', af: 'Kies toestand', zu: 'Khetha isimo' },
  excellent: { en: 'Excellent', af: 'Uitstekend', zu: 'Sihle kakhulu' },
  good: { en: 'Good', af: 'Goed', zu: 'Sihle' },
  average: { en: 'Average', af: 'Gemiddeld', zu: 'Siphakathi' },
  poor: { en: 'Poor', af: 'Swak', zu: 'Sibi' },
  askingPrice: { en: 'Asking Price (R)', af: 'Vraprys (R)', zu: 'Intengo Oyifunayo (R)' },
  message: { en: 'Message', af: 'Boodskap', zu: 'Umyalezo' },
  desk: { en: 'Department', af: 'Afdeling', zu: 'Umnyango' },
  deskEnquiry: { en: 'Sales', af: 'Verkope', zu: 'Ukuthengisa' },
  deskService: { en: 'Service', af: 'Diens', zu: 'Ukusevisa' },
  photos: { en: 'Photos', af: 'Foto’s', zu: 'Izithombe' },
  photosHelp: {
    en: 'Up to six pictures, JPG or PNG, each at most 5 MB. The front, the back and the inside tell us most.',
    af: 'Tot ses foto’s, JPG of PNG, elk hoogstens 5 MB. Die voorkant, die agterkant en die binnekant sê die meeste.',
    zu: 'Izithombe ezifika kweziyisithupha, i-JPG noma i-PNG, ngasinye singeqi ku-5 MB. Ingaphambili, ingemuva nangaphakathi kusitshela okuningi.',
  },
  tradeInThanks: { en: 'Thank you', af: 'Dankie', zu: 'Siyabonga' },
  tradeInSent: {
    en: 'Your enquiry has been submitted.',
    af: 'Jou navraag is ingedien.',
    zu: 'Umbuzo wakho uthunyelwe.',
  },
})
