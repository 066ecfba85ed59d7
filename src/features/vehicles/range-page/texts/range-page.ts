import { textGroup } from '#platform/i18n/text-group.ts'

/** The page of a range. */
export const rangePage = textGroup({
  requestQuote: { en: 'Request A Quote', af: 'Vra ’n Kwotasie Aan', zu: 'Cela Isilinganiso Sentengo' },
  bookTestDrive: {
    en: 'Book A Test Drive',
    af: 'Bespreek ’n Toetsrit',
    zu: 'Bhuka Ukuhlola Imoto Ngokuyishayela',
  },
  /** Replaces a hidden price. */
  priceAtDealer: {
    en: 'Ask {dealer} for the price',
    af: 'Vra {dealer} vir die prys',
    zu: 'Buza intengo kwa-{dealer}',
  },
  chooseYours: { en: 'Choose yours', af: 'Kies joune', zu: 'Khetha eyakho' },
  costAMonth: {
    en: 'What it costs a month',
    af: 'Wat dit per maand kos',
    zu: 'Ibiza malini ngenyanga',
  },
  compare: { en: 'Compare', af: 'Vergelyk', zu: 'Qhathanisa' },
  viewSpecifications: {
    en: 'View Full Specifications',
    af: 'Bekyk Volledige Spesifikasies',
    zu: 'Buka Yonke Imininingwane',
  },
  specificationSheet: {
    en: 'Specification sheet (PDF)',
    af: 'Spesifikasieblad (PDF)',
    zu: 'Ikhasi lemininingwane (PDF)',
  },
  fullSpecifications: {
    en: 'Full specifications.',
    af: 'Volledige spesifikasies.',
    zu: 'Imininingwane ephelele.',
  },
  accessories: {
    en: 'Accessories.',
    af: 'Bykomstighede.',
    zu: 'Izesekeli.',
  },
  accessoriesNote: {
    en: 'Sold and fitted by dealers. Prices include VAT, without fitting.',
    af: 'Deur handelaars verkoop en aangebring. Pryse sluit BTW in, sonder aanbring.',
    zu: 'Kuthengiswa futhi kufakwa ngabathengisi. Amanani ahlanganisa i-VAT, ngaphandle kokufakwa.',
  },
  partNumber: { en: 'Part {number}', af: 'Onderdeel {number}', zu: 'Inombolo yengxenye {number}' },
  getYour: { en: 'Get Your {range}', af: 'Kry Jou {range}', zu: 'Thola I-{range} Yakho' },
  getYourLine: { en: 'Get your {range}.', af: 'Kry jou {range}.', zu: 'Thola i-{range} yakho.' },
  specsAndCompare: {
    en: 'Specs & Compare',
    af: 'Spesifikasies & Vergelyk',
    zu: 'Imininingwane Nokuqhathanisa',
  },
  brochure: { en: 'Brochure', af: 'Brosjure', zu: 'Ibrosha' },
  notAvailable: { en: 'not available yet', af: 'nog nie beskikbaar nie', zu: 'ayikatholakali' },
  specSheet: { en: 'Spec Sheet', af: 'Spesifikasieblad', zu: 'Ikhasi Lemininingwane' },
  offers: { en: 'Offers', af: 'Aanbiedinge', zu: 'Okunikezwayo' },
  offersFrom: { en: 'Offers From', af: 'Aanbiedinge Vanaf', zu: 'Okunikezwayo Kusukela Ku-' },
  offerModel: {
    en: '{promotion} on the {model}',
    af: '{promotion} op die {model}',
    zu: '{promotion} ku-{model}',
  },
  offerDeposit: { en: 'Deposit', af: 'Deposito', zu: 'Idiphozithi' },
  offerRate: { en: 'Interest rate a year', af: 'Rentekoers per jaar', zu: 'Izinga lenzalo ngonyaka' },
  offerInstalment: { en: 'Monthly instalment', af: 'Maandelikse paaiement', zu: 'Isitolimende senyanga' },
  offerPrice: {
    en: 'Based on a price of',
    af: 'Prys waarop dit bereken is',
    zu: 'Intengo okubalwe ngayo',
  },
  sections: {
    en: 'Sections of this page',
    af: 'Afdelings van hierdie bladsy',
    zu: 'Izingxenye zaleli khasi',
  },
  design: { en: 'Design', af: 'Ontwerp', zu: 'Idizayini' },
  performance: { en: 'Performance', af: 'Werkverrigting', zu: 'Ukusebenza' },
  technology: { en: 'Technology', af: 'Tegnologie', zu: 'Ubuchwepheshe' },
  safety: { en: 'Safety', af: 'Veiligheid', zu: 'Ukuphepha' },
  top: { en: 'Top', af: 'Bo', zu: 'Phezulu' },
  readAloud: {
    en: 'Text-to-speech may misread names and figures.',
    af: 'Teks-na-spraak kan name en syfers verkeerd lees.',
    zu: 'Umbhalo ofundwa ngomshini ungaphutha amagama nezinombolo.',
  },
  closeNotice: { en: 'Close this notice', af: 'Maak hierdie kennisgewing toe', zu: 'Vala lesi saziso' },
  besideAnother: {
    en: 'Stand it beside another vehicle',
    af: 'Sit dit langs ’n ander voertuig',
    zu: 'Yibeke eceleni kwenye imoto',
  },
  inFigures: { en: 'The {range} in figures', af: 'Die {range} in syfers', zu: 'I-{range} ngezinombolo' },
})
