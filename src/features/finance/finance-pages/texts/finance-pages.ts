import { textGroup } from '#platform/i18n/text-group.ts'

/** The calculators of the finance pages: their tabs, the choice of a vehicle, the lease comparison, where to go on. */
export const financePages = textGroup({
  calculators: { en: 'Ways to pay', af: 'Maniere om te betaal', zu: 'Izindlela zokukhokha' },
  kinto: { en: 'KINTO ONE', af: 'KINTO ONE', zu: 'KINTO ONE' },
  futureDrive: { en: 'FutureDrive', af: 'FutureDrive', zu: 'FutureDrive' },
  instalment: {
    en: 'Instalment Calculator',
    af: 'Paaiementberekenaar',
    zu: 'Isibali sezitolimende',
  },
  lease: { en: 'Lease Comparison', af: 'Bruikhuurvergelyking', zu: 'Ukuqhathanisa ukuqashisa' },
  yourVehicle: { en: 'Your vehicle', af: 'Jou voertuig', zu: 'Imoto yakho' },
  range: { en: 'Range', af: 'Reeks', zu: 'Uhla' },
  model: { en: 'Model', af: 'Model', zu: 'Uhlobo' },
  costs: { en: 'What it costs to own', af: 'Wat dit kos om te besit', zu: 'Ukuthi kubiza malini ukuba nayo' },
  yourPlan: { en: 'Your plan', af: 'Jou plan', zu: 'Uhlelo lwakho' },
  leaseColumn: { en: 'Lease', af: 'Bruikhuur', zu: 'Ukuqashisa' },
  traditionalColumn: {
    en: 'Traditional finance',
    af: 'Tradisionele finansiering',
    zu: 'Ukuxhaswa kwezimali okujwayelekile',
  },
  leaseBalloon: {
    en: 'The lease balloon is fixed at {share} of the price. Both plans use the same deposit, term and rate, and neither includes fees.',
    af: 'Die ballon van die bruikhuur is vas op {share} van die prys. Albei kante het dieselfde deposito, termyn en koers, en geen van die twee het ’n fooi nie.',
    zu: 'Inkokhelo yokugcina yokuqashisa imiswe ku-{share} wentengo. Izinhlangothi zombili zinediphozithi, isikhathi nezinga elifanayo, futhi akukho namunye onemali yenkonzo.',
  },
  traditionalBalloon: {
    en: 'Balloon of the traditional finance, share of the price',
    af: 'Ballon van die tradisionele finansiering, deel van die prys',
    zu: 'Inkokhelo yokugcina yokuxhaswa okujwayelekile, ingxenye yentengo',
  },
  announced: {
    en: 'Lease {lease}, traditional finance {traditional}',
    af: 'Bruikhuur {lease}, tradisionele finansiering {traditional}',
    zu: 'Ukuqashisa {lease}, ukuxhaswa okujwayelekile {traditional}',
  },
  subscriptionOf: {
    en: 'Subscription, {model}',
    af: 'Subskripsie, {model}',
    zu: 'Ukubhalisela, {model}',
  },
  askPlan: { en: 'Ask for this plan', af: 'Vra vir hierdie plan', zu: 'Cela lolu hlelo' },
  enquireNow: { en: 'Enquire Now', af: 'Doen Nou Navraag', zu: 'Buza Manje' },
  apply: { en: 'Apply for finance', af: 'Doen aansoek om finansiering', zu: 'Faka isicelo sokuxhaswa' },
  applyCompany: {
    en: 'Apply as a company',
    af: 'Doen as maatskappy aansoek',
    zu: 'Faka isicelo njengenkampani',
  },
  initiationNote: {
    en: 'Initiation fee: {amount}, once-off, not part of an instalment.',
    af: 'Inisiëringsfooi: {amount}, eenmalig, nie deel van ’n paaiement nie.',
    zu: 'Imali yokuqalisa: {amount}, ikhokhwa kanye, ayiyona ingxenye yesitolimende.',
  },
  adminNote: {
    en: 'Monthly admin fee: {amount}, part of every instalment.',
    af: 'Maandelikse administrasiefooi: {amount}, deel van elke paaiement.',
    zu: 'Imali yokuphatha yenyanga: {amount}, iyingxenye yesitolimende ngasinye.',
  },
  mileageNote: {
    en: 'FutureDrive: based on {kilometres} kms per annum over {months} months.',
    af: 'FutureDrive: gegrond op {kilometres} km per jaar oor {months} maande.',
    zu: 'I-FutureDrive: isekelwe kumakhilomitha angu-{kilometres} ngonyaka ezinyangeni ezingu-{months}.',
  },
  estimateNote: {
    en: 'Figures are estimates for a model at its recommended retail price, not an offer of credit.',
    af: 'Syfers is skattings vir ’n model teen sy aanbevole kleinhandelprys, nie ’n kredietaanbod nie.',
    zu: 'Izibalo ziyizilinganiso zohlobo ngentengo enconyiwe, akusona isiphakamiso sesikweletu.',
  },
  notAvailable: {
    en: 'Sorry, the {range} is not available with FutureDrive. Please select another Vehicle.',
    af: 'Jammer, die {range} is nie met FutureDrive beskikbaar nie. Kies asseblief ’n ander Voertuig.',
    zu: 'Siyaxolisa, i-{range} ayitholakali nge-FutureDrive. Sicela ukhethe enye Imoto.',
  },
})
