import { textGroup } from '#platform/i18n/text-group.ts'

/** Gallery, calculator and enquiry of a used vehicle. Source: requirements D-115 to D-146. */
export const dialogs = textGroup({
  pictures: { en: 'Pictures of {vehicle}', af: 'Foto’s van {vehicle}', zu: 'Izithombe ze-{vehicle}' },
  picture: {
    en: '{vehicle}, picture {number}',
    af: '{vehicle}, foto {number}',
    zu: '{vehicle}, isithombe {number}',
  },
  formFailed: {
    en: 'We could not load the form.',
    af: 'Ons kon nie die vorm laai nie.',
    zu: 'Asikwazanga ukulayisha ifomu.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  sold: {
    en: 'This vehicle has been sold. You can still write to the dealer, who may have one like it.',
    af: 'Hierdie voertuig is verkoop. Jy kan steeds aan die handelaar skryf, wat dalk een soos dit het.',
    zu: 'Le moto isidayisiwe. Usengabhalela umthengisi, okungenzeka anayo efana nayo.',
  },
  views: { en: 'Enquiry and calculator', af: 'Navraag en sakrekenaar', zu: 'Umbuzo nesibali' },
  enquireNow: { en: 'Enquire Now', af: 'Doen Nou Navraag', zu: 'Buza Manje' },
  calculator: { en: 'Calculator', af: 'Sakrekenaar', zu: 'Isibali' },
  getAQuote: { en: 'Get A Quote', af: 'Kry ’n Kwotasie', zu: 'Thola Isilinganiso Sentengo' },
  back: { en: 'Back to the calculator', af: 'Terug na die sakrekenaar', zu: 'Buyela esibalini' },
  yourPlan: { en: 'Your plan', af: 'Jou plan', zu: 'Uhlelo lwakho' },
  results: { en: 'Results', af: 'Resultate', zu: 'Imiphumela' },
  monthly: { en: 'Monthly instalment', af: 'Maandelikse paaiement', zu: 'Isitolimende senyanga' },
  instalments: { en: 'Number of instalments', af: 'Aantal paaiemente', zu: 'Inani lezitolimende' },
  totalInstalments: { en: 'Total instalments', af: 'Totale paaiemente', zu: 'Isamba sezitolimende' },
  totalInterest: { en: 'Total interest', af: 'Totale rente', zu: 'Isamba senzalo' },
  rate: { en: 'Interest rate a year', af: 'Rentekoers per jaar', zu: 'Izinga lenzalo ngonyaka' },
  deposit: { en: 'Deposit', af: 'Deposito', zu: 'Idiphozithi' },
  balloon: { en: 'Balloon', af: 'Ballon', zu: 'Inkokhelo yokugcina' },
  balloonShare: {
    en: 'Balloon, share of the price',
    af: 'Ballon, deel van die prys',
    zu: 'Inkokhelo yokugcina, ingxenye yentengo',
  },
  disclaimer: {
    en: 'These figures are guidelines, not quotations. The bank decides on your rate and terms.',
    af: 'Hierdie syfers is riglyne, nie kwotasies nie. Die bank besluit oor jou koers en voorwaardes.',
    zu: 'Lezi zibalo ziyimihlahlandlela, azizona izilinganiso zentengo. Ibhange linquma izinga nemibandela yakho.',
  },
  scriptNeeded: {
    en: 'The calculator needs JavaScript. The enquiry works without it.',
    af: 'Die sakrekenaar benodig JavaScript. Die navraag werk daarsonder.',
    zu: 'Isibali sidinga i-JavaScript. Umbuzo usebenza ngaphandle kwayo.',
  },
})
