import { textGroup } from '#platform/i18n/text-group.ts'

/** The whole cost of credit at the highest price within a monthly budget. */
export const credit = textGroup({
  heading: {
    en: '{budget} a month buys up to {price}',
    af: '{budget} per maand koop tot {price}',
    zu: 'U-{budget} ngenyanga uthenga kuze kufike ku-{price}',
  },
  instalment: { en: 'Instalment', af: 'Paaiement', zu: 'Isitolimende' },
  instalmentValue: {
    en: '{amount} × {months} months',
    af: '{amount} × {months} maande',
    zu: '{amount} × izinyanga ezingu-{months}',
  },
  instalments: { en: 'All instalments', af: 'Alle paaiemente', zu: 'Zonke izitolimende' },
  deposit: { en: 'Deposit', af: 'Deposito', zu: 'Idiphozithi' },
  balloon: { en: 'Balloon at the end', af: 'Ballon aan die einde', zu: 'Ibhaluni ekugcineni' },
  noBalloon: { en: 'None', af: 'Geen', zu: 'Ayikho' },
  rate: { en: 'Interest rate', af: 'Rentekoers', zu: 'Izinga lenzalo' },
  rateValue: { en: '{rate} a year', af: '{rate} per jaar', zu: '{rate} ngonyaka' },
  interest: { en: 'Interest', af: 'Rente', zu: 'Inzalo' },
  cost: { en: 'You pay in all', af: 'Jy betaal altesaam', zu: 'Ukhokha sekukonke' },
  note: {
    en: 'An example with our usual choices, without fees. The bank decides on your rate. Each vehicle’s calculator has your own deposit, term and balloon.',
    af: '’n Voorbeeld met ons gewone keuses, sonder fooie. Die bank besluit oor jou koers. Elke voertuig se sakrekenaar het jou eie deposito, termyn en ballon.',
    zu: 'Isibonelo ngezinketho zethu ezijwayelekile, ngaphandle kwezimali ezikhokhwayo. Ibhange linquma izinga lakho. Isibali semoto ngayinye sineyakho idiphozithi, isikhathi nebhaluni.',
  },
})
