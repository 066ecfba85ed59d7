import { textGroup } from '#platform/i18n/text-group.ts'

/** The finance quote on paper. Its figures have the names of the ways to pay. */
export const financeQuote = textGroup({
  subject: { en: 'Finance quote', af: 'Finansieringskwotasie', zu: 'Ikhotheshini yokuxhaswa kwezimali' },
  title: {
    en: '{model}: finance quote',
    af: '{model}: finansieringskwotasie',
    zu: '{model}: ikhotheshini yokuxhaswa kwezimali',
  },
  model: { en: 'model {code}', af: 'model {code}', zu: 'uhlobo {code}' },
  picture: { en: '{model}, from the side', af: '{model}, van die kant', zu: 'I-{model} uma ibhekwa eceleni' },
  pictureIn: {
    en: '{model}, from the side, in {colour}',
    af: '{model}, van die kant, in {colour}',
    zu: 'I-{model} uma ibhekwa eceleni, ngombala othi {colour}',
  },
  codeLeads: {
    en: 'QR code that leads to {address}',
    af: 'QR-kode wat na {address} lei',
    zu: 'Ikhodi ye-QR eholela ku-{address}',
  },
  seeIt: { en: 'See it on our site', af: 'Sien dit op ons webwerf', zu: 'Kubone kusayithi lethu' },
  priceNote: {
    en: 'Recommended retail price, VAT included',
    af: 'Aanbevole kleinhandelprys, BTW ingesluit',
    zu: 'Intengo yokuthengisa enconywayo, ihlanganisa i-VAT',
  },
  /** The parts are names with their prices. */
  configured: {
    en: 'With {parts}: {total}',
    af: 'Met {parts}: {total}',
    zu: 'Kanye no-{parts}: {total}',
  },
  onRequest: { en: 'price on request', af: 'prys op aanvraag', zu: 'buza intengo' },
  madeOn: { en: 'Made on {day}.', af: 'Opgestel op {day}.', zu: 'Yenziwe ngo-{day}.' },
  validUntil: {
    en: 'Valid for {count} days, until {day}.',
    af: 'Geldig vir {count} dae, tot {day}.',
    zu: 'Isebenza izinsuku ezingu-{count}, kuze kube ngu-{day}.',
  },
  allWays: { en: 'All ways to pay', af: 'Alle maniere om te betaal', zu: 'Zonke izindlela zokukhokha' },
  basis: { en: 'How we worked this out', af: 'Hoe ons dit bereken het', zu: 'Sikubale kanjani lokhu' },
  basisPrice: {
    en: 'Worked out on {price}, VAT included, without on-the-road costs. Amounts are in whole rand, rounded down.',
    af: 'Bereken op {price}, BTW ingesluit, sonder op-die-pad-koste. Bedrae is in heel rand, na onder afgerond.',
    zu: 'Kubalwe ngentengo engu-{price}, ehlanganisa i-VAT, ngaphandle kwezindleko zokubeka imoto emgwaqweni. Amanani asondezwe phansi erandini eliphelele.',
  },
  basisFees: {
    en: 'Instalments include the admin fee of {admin} a month. The initiation fee of {initiation} is paid once and is part of what is paid by the end. The lease is worked out without fees; its balloon is {share} of the price.',
    af: 'Paaiemente sluit die administrasiefooi van {admin} per maand in. Die inisiëringsfooi van {initiation} word een keer betaal en is deel van wat teen die einde betaal is. Die huur is sonder fooie bereken; die ballon daarvan is {share} van die prys.',
    zu: 'Izitolimende zihlanganisa imali yokuphatha engu-{admin} ngenyanga. Imali yokuqalisa engu-{initiation} ikhokhwa kanye, futhi iyingxenye yokukhokhwe kuze kube sekugcineni. Ukuqasha kubalwe ngaphandle kwezimali zenkonzo; inkokhelo enkulu yokugcina yakho ingu-{share} wentengo.',
  },
  basisFutureDrive: {
    en: 'FutureDrive guarantees {share} of the price at the end, for {kilometres} km a year at most.',
    af: 'FutureDrive waarborg {share} van die prys aan die einde, vir hoogstens {kilometres} km per jaar.',
    zu: 'I-FutureDrive iqinisekisa u-{share} wentengo ekugcineni, uma amakhilomitha engeqi ku-{kilometres} ngonyaka.',
  },
  basisSubscription: {
    en: 'KINTO ONE is the monthly price from the rate book. You do not own the vehicle at the end.',
    af: 'KINTO ONE is die tariefboek se prys per maand; daarna besit jy niks.',
    zu: 'I-KINTO ONE yintengo yenyanga esencwadini yamanani; ngemva kwayo awusali namoto.',
  },
  basisSubscriptionQuote: {
    en: 'KINTO ONE is the monthly price from the rate book, quote {reference}. You do not own the vehicle at the end.',
    af: 'KINTO ONE is die tariefboek se prys per maand, kwotasie {reference}; daarna besit jy niks.',
    zu: 'I-KINTO ONE yintengo yenyanga esencwadini yamanani, ikhotheshini {reference}; ngemva kwayo awusali namoto.',
  },
  basisRates: {
    en: 'Rates are those chosen in the calculators. The bank decides the rate and whether it lends: this is an estimate, not an offer of credit.',
    af: 'Koerse is dié wat in die sakrekenaars gekies is. Die bank besluit oor die koers en of dit geld leen: dit is ’n skatting, nie ’n kredietaanbod nie.',
    zu: 'Amazinga yilawo akhethwe ezibalini. Ibhange yilona elinquma izinga nokuthi liyakweleta yini: lokhu kuyisilinganiso, akusona isiphakamiso sesikweletu.',
  },
  smallPrint: {
    en: '{code}. Prices, rates, fees and guaranteed values may change; the dealer confirms them before you sign. {from}.',
    af: '{code}. Pryse, koerse, fooie en gewaarborgde waardes kan verander; die handelaar bevestig dit voordat jy teken. {from}.',
    zu: '{code}. Izintengo, amazinga, izimali zenkonzo namanani aqinisekisiwe kungashintsha; umthengisi uyakuqinisekisa ngaphambi kokuba usayine. {from}.',
  },
})
