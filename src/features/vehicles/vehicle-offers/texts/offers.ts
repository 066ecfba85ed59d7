import { priceLabels } from '#features/vehicles/vehicles/texts.ts'
import { textGroup } from '#platform/i18n/text-group.ts'

/** The offers page of a range. */
export const offers = textGroup({
  ...priceLabels,
  title: { en: 'Offers on the {range}.', af: 'Aanbiedinge op die {range}.', zu: 'Amathuba e-{range}.' },
  breadcrumb: { en: 'Offers', af: 'Aanbiedinge', zu: 'Amathuba' },
  lead: {
    en: 'Today’s special prices and monthly instalments.',
    af: 'Vandag se spesiale pryse en maandelikse paaiemente.',
    zu: 'Amanani akhethekile nezitolimende zenyanga zanamuhla.',
  },
  none: {
    en: 'There is no offer on the {range} at the moment. See its prices and monthly instalments on its own page.',
    af: 'Daar is tans geen aanbod op die {range} nie. Sy pryse en maandelikse paaiemente staan op sy eie bladsy.',
    zu: 'Okwamanje alikho ithuba le-{range}. Amanani ayo nezitolimende zenyanga kusekhasini layo.',
  },
  /** In place of offers of models when prices are hidden. */
  askDealer: {
    en: 'Ask {dealer} about the offers on the {range}.',
    af: 'Vra {dealer} oor die aanbiedinge op die {range}.',
    zu: 'Buza kwa-{dealer} ngamathuba e-{range}.',
  },
  /** While it is not known which offers the dealer's region shows. */
  unavailable: {
    en: 'The offers will be here as soon as the dealer’s details have loaded.',
    af: 'Die aanbiedinge sal hier wees sodra die handelaar se besonderhede laai.',
    zu: 'Amathuba azoba lapha uma imininingwane yomthengisi isilayishekile.',
  },
  toRange: { en: 'See the {range}', af: 'Na die {range}', zu: 'Iya ku-{range}' },
  findDealer: { en: 'Find a dealer', af: 'Vind ’n handelaar', zu: 'Thola umthengisi' },
  quote: { en: 'Request a quote', af: 'Vra ’n kwotasie', zu: 'Cela ikhotheshini' },
  /** Of a special price. */
  saving: { en: '{amount} less', af: '{amount} minder', zu: '{amount} ngaphansi' },
  model: { en: 'See this model', af: 'Sien hierdie model', zu: 'Bona lolu hlobo' },
  monthlyFrom: { en: 'Monthly from', af: 'Per maand vanaf', zu: 'Ngenyanga kusukela ku' },
  instalment: { en: 'Monthly instalment', af: 'Maandelikse paaiement', zu: 'Isitolimende senyanga' },
  deposit: { en: 'Deposit', af: 'Deposito', zu: 'Idiphozithi' },
  rate: { en: 'Interest rate a year', af: 'Rentekoers per jaar', zu: 'Izinga lenzalo ngonyaka' },
  workedOutOn: { en: 'Based on a price of', af: 'Bereken op ’n prys van', zu: 'Kubalwe ngentengo engu' },
  lastDay: { en: 'Last day', af: 'Laaste dag', zu: 'Usuku lokugcina' },
  offerOf: { en: 'Terms of the offer', af: 'Bepalings van die aanbod', zu: 'Imigomo yethuba' },
  /** For an instalment whose plan is unknown. */
  planUnknown: {
    en: 'Ask for a quote to see the number of instalments, their total and the balloon.',
    af: 'Vra ’n kwotasie aan om die aantal paaiemente, hul totaal en die ballon te sien.',
    zu: 'Cela isilinganiso sentengo ukuze ubone inani lezitolimende, isamba sazo kanye nenkokhelo enkulu yokugcina.',
  },
  specialNote: {
    en: '* Special price in place of the recommended retail price, VAT included, without on-the-road costs.',
    af: '* Spesiale prys in plaas van die aanbevole kleinhandelprys, BTW ingesluit, sonder op-die-pad-koste.',
    zu: '* Intengo ekhethekile esikhundleni sentengo enconyiwe, ihlanganisa i-VAT, ngaphandle kwezindleko zokubeka imoto emgwaqweni.',
  },
  disclaimer: {
    en: 'An instalment is an estimate, not an offer of credit; the bank decides the rate and the terms.',
    af: '’n Paaiement is ’n skatting, nie ’n kredietaanbod nie; die bank bepaal die koers en die bepalings.',
    zu: 'Isitolimende siyisilinganiso, akusona isiphakamiso sesikweletu; ibhange yilona elinquma izinga lenzalo nemigomo.',
  },
})
