import { textGroup } from '#platform/i18n/text-group.ts'

/** The instalment card. */
export const finance = textGroup({
  deposit: { en: 'Deposit', af: 'Deposito', zu: 'Idiphozithi' },
  depositAtMost: {
    en: 'At most {amount} on this model.',
    af: 'Hoogstens {amount} op hierdie model.',
    zu: 'Ayidluli ku-{amount} kulolu hlobo.',
  },
  depositCapped: {
    en: 'Your deposit was set to {amount}, the most this plan takes.',
    af: 'Jou deposito is op {amount} gestel, die meeste wat hierdie plan toelaat.',
    zu: 'Idiphozithi yakho ibekwe ku-{amount}, inani eliphezulu elivunyelwa yilolu hlelo.',
  },
  term: { en: 'Term in months', af: 'Termyn in maande', zu: 'Isikhathi ngezinyanga' },
  balloonShare: {
    en: 'Balloon payment, share of the price',
    af: 'Ballonbetaling, deel van die prys',
    zu: 'Inkokhelo enkulu yokugcina, ingxenye yentengo',
  },
  rate: { en: 'Interest rate a year', af: 'Rentekoers per jaar', zu: 'Izinga lenzalo ngonyaka' },
  instalmentOf: {
    en: 'Estimated instalment, {model}',
    af: 'Geskatte paaiement, {model}',
    zu: 'Isitolimende esilinganisiwe, {model}',
  },
  instalment: {
    en: 'Estimated instalment {instalment}',
    af: 'Geskatte paaiement {instalment}',
    zu: 'Isitolimende esilinganisiwe {instalment}',
  },
  price: { en: 'Price', af: 'Prys', zu: 'Intengo' },
  numberOfInstalments: { en: 'Number of instalments', af: 'Aantal paaiemente', zu: 'Inani lezitolimende' },
  balloonDue: {
    en: 'Balloon due at the end',
    af: 'Ballon betaalbaar aan die einde',
    zu: 'Inkokhelo enkulu yokugcina',
  },
  adminFee: {
    en: 'Monthly admin fee, included',
    af: 'Maandelikse administrasiefooi, ingesluit',
    zu: 'Imali yokuphatha yenyanga, ifakiwe',
  },
  initiationFee: {
    en: 'Initiation fee, once-off',
    af: 'Inisiëringsfooi, eenmalig',
    zu: 'Imali yokuqalisa, ikhokhwa kanye',
  },
  totalOfInstalments: {
    en: 'Total of instalments',
    af: 'Totaal van paaiemente',
    zu: 'Isamba sezitolimende',
  },
  totalInterest: { en: 'Total interest', af: 'Totale rente', zu: 'Isamba senzalo' },
  totalFees: { en: 'Total fees', af: 'Totale fooie', zu: 'Isamba sezimali zenkonzo' },
  totalCost: {
    en: 'Total cost, deposit and balloon included',
    af: 'Totale koste, deposito en ballon ingesluit',
    zu: 'Izindleko zonke, kuhlanganise idiphozithi nenkokhelo yokugcina',
  },
})
