import { textGroup } from '#platform/i18n/text-group.ts'

/** All ways to pay for a model, beside each other. */
export const waysToPay = textGroup({
  compare: {
    en: 'Compare all ways to pay',
    af: 'Vergelyk alle maniere om te betaal',
    zu: 'Qhathanisa zonke izindlela zokukhokha',
  },
  failed: {
    en: 'This could not be loaded just now.',
    af: 'Dit kon nie nou gelaai word nie.',
    zu: 'Akukwazanga ukulayishwa okwamanje.',
  },
  heading: { en: 'Compare ways to pay.', af: 'Maniere om te betaal.', zu: 'Izindlela zokukhokha.' },
  lead: {
    en: 'The {model} at {price}, worked out for each plan with the options you have chosen.',
    af: 'Die {model} teen {price}, soos elke plan dit uit jou keuses bereken.',
    zu: 'I-{model} ngo-{price}, ngendlela uhlelo ngalunye olubala ngayo ngokukhethile.',
  },
  notAlike: {
    en: 'These plans are not alike. Their terms differ, and with a subscription you do not own the vehicle at the end. Compare what you pay with what you have at the end.',
    af: 'Hierdie planne is nie eenders nie. Hulle loop vir verskillende tye, en ná ’n subskripsie het jy geen voertuig nie. Weeg wat jy betaal op teen wat jy aan die einde het.',
    zu: 'Lezi zinhlelo azifani. Zithatha izikhathi ezihlukene, futhi ngemva kokubhalisela awusali namoto. Qhathanisa okukhokhayo nalokho onakho ekugcineni.',
  },
  instalment: { en: 'Instalment finance', af: 'Paaiementfinansiering', zu: 'Imali ekhokhwa ngezitolimende' },
  futureDrive: { en: 'FutureDrive', af: 'FutureDrive', zu: 'FutureDrive' },
  subscription: { en: 'KINTO ONE', af: 'KINTO ONE', zu: 'KINTO ONE' },
  lease: { en: 'Lease', af: 'Huur', zu: 'Ukuqasha' },
  monthly: { en: 'A month', af: 'Per maand', zu: 'Ngenyanga' },
  deposit: { en: 'Deposit', af: 'Deposito', zu: 'Idiphozithi' },
  depositMost: {
    en: 'Deposit (the maximum for this plan)',
    af: 'Deposito, die meeste wat hierdie plan toelaat',
    zu: 'Idiphozithi, inani eliphezulu kulolu hlelo',
  },
  months: { en: 'Number of instalments', af: 'Aantal paaiemente', zu: 'Inani lezitolimende' },
  rate: { en: 'Interest rate a year', af: 'Rentekoers per jaar', zu: 'Izinga lenzalo ngonyaka' },
  paid: {
    en: 'Paid by the end, deposit and fees included',
    af: 'Teen die einde betaal, deposito en fooie ingesluit',
    zu: 'Okukhokhwe kuze kube sekugcineni, kuhlanganise idiphozithi nezimali zenkonzo',
  },
  interest: { en: 'of which interest', af: 'waarvan rente', zu: 'okuyinzalo kulokho' },
  fees: { en: 'of which fees', af: 'waarvan fooie', zu: 'okuyizimali zenkonzo kulokho' },
  left: {
    en: 'Still to pay if you keep it',
    af: 'Nog te betaal om dit te hou',
    zu: 'Okusazokhokhwa ukuze uyigcine',
  },
  owned: {
    en: 'Total cost to own it',
    af: 'Totale koste om dit te besit',
    zu: 'Izindleko zonke zokuba ngeyakho',
  },
  kilometres: {
    en: 'Kilometres agreed for the term',
    af: 'Kilometers ooreengekom vir die termyn',
    zu: 'Amakhilomitha okuvunyelwene ngawo esikhathini sonke',
  },
  atTheEnd: { en: 'At the end', af: 'Aan die einde', zu: 'Ekugcineni' },
  included: { en: 'What is included', af: 'Wat ingesluit is', zu: 'Okufakiwe' },
  instalmentEnd: {
    en: 'It is yours once the balloon is paid.',
    af: 'Dit is joune sodra die ballon betaal is.',
    zu: 'Iba ngeyakho uma inkokhelo enkulu yokugcina isikhokhiwe.',
  },
  instalmentEndPaidOff: {
    en: 'It is yours, with nothing left to pay.',
    af: 'Dit is joune, met niks meer om te betaal nie.',
    zu: 'Iba ngeyakho, kungasekho okusazokhokhwa.',
  },
  futureDriveEnd: {
    en: 'Hand it back for its guaranteed value, trade it in, or pay that value and keep it.',
    af: 'Gee dit terug vir sy gewaarborgde waarde, ruil dit in, of betaal daardie waarde en hou dit.',
    zu: 'Yibuyise ngenani layo eliqinisekisiwe, yishintshise ngenye, noma ukhokhe lelo nani uyigcine.',
  },
  subscriptionEnd: {
    en: 'You hand it back and owe nothing more.',
    af: 'Jy gee dit terug en skuld niks verder nie.',
    zu: 'Uyayibuyisa, futhi akukho okunye okukweletayo.',
  },
  leaseEnd: {
    en: 'The balloon is still to be settled: {share} of the price.',
    af: 'Die ballon moet nog vereffen word: {share} van die prys.',
    zu: 'Inkokhelo enkulu yokugcina isazokhokhwa: u-{share} wentengo.',
  },
  instalmentIncluded: {
    en: 'The vehicle. You pay for insurance, licence and maintenance.',
    af: 'Die voertuig. Versekering, lisensie en onderhoud betaal jy self.',
    zu: 'Imoto. Umshwalense, ilayisense nokunakekelwa kukhokhwa nguwe.',
  },
  futureDriveIncluded: {
    en: 'The vehicle, and its guaranteed value if you stay within the agreed kilometres. You pay for insurance, licence and maintenance.',
    af: 'Die voertuig, en sy waarde aan die einde solank die kilometers nagekom word. Versekering, lisensie en onderhoud betaal jy self.',
    zu: 'Imoto, nenani layo ekugcineni inqobo nje uma amakhilomitha engeqiwa. Umshwalense, ilayisense nokunakekelwa kukhokhwa nguwe.',
  },
  subscriptionIncluded: {
    en: 'The vehicle, first-year licence and registration, scheduled services and maintenance, stolen vehicle recovery device, connected car.',
    af: 'Die voertuig, lisensie en registrasie vir die eerste jaar, geskeduleerde dienste en onderhoud, toestel vir die opsporing van gesteelde voertuie, gekoppelde motor.',
    zu: 'Imoto, ilayisense nokubhaliswa konyaka wokuqala, ukusevisa nokunakekelwa okuhleliwe, idivayisi yokuthola imoto entshontshiwe, imoto exhunyiwe.',
  },
  leaseIncluded: {
    en: 'The vehicle. These figures do not include fees. You pay for insurance, licence and maintenance.',
    af: 'Die voertuig. Hierdie syfers bevat geen fooie nie; versekering, lisensie en onderhoud betaal jy self.',
    zu: 'Imoto. Lezi zibalo azinazo izimali zenkonzo; umshwalense, ilayisense nokunakekelwa kukhokhwa nguwe.',
  },
  chart: {
    en: 'What is still owed, month by month',
    af: 'Wat nog geskuld word, maand vir maand',
    zu: 'Okusakweletwa, inyanga nenyanga',
  },
  chartMonths: { en: 'Months', af: 'Maande', zu: 'Izinyanga' },
  chartEnd: {
    en: '{way}: {amount} still owed after {months} months',
    af: '{way}: {amount} nog geskuld ná {months} maande',
    zu: '{way}: u-{amount} osakweletwa ngemva kwezinyanga ezingu-{months}',
  },
  chartSubscription: {
    en: 'KINTO ONE is not shown: it is not credit, so nothing is owed.',
    af: 'KINTO ONE het geen lyn nie: dit is nie krediet nie, en daarom word niks geskuld nie.',
    zu: 'I-KINTO ONE ayinawo umugqa: akusona isikweletu, ngakho akukho okukweletwayo.',
  },
  table: {
    en: 'The figures of the chart',
    af: 'Die syfers van die grafiek',
    zu: 'Izibalo zegrafu',
  },
  tableAfter: { en: 'After', af: 'Ná', zu: 'Ngemva kuka' },
  tableMonths: { en: '{months} months', af: '{months} maande', zu: 'Izinyanga ezingu-{months}' },
  pdf: { en: 'Quote as PDF', af: 'Kwotasie as PDF', zu: 'Ikhotheshini njenge-PDF' },
  /** Said to screen readers after the text of the link. */
  pdfOf: {
    en: '{way} (opens in a new tab)',
    af: '{way} (maak in ’n nuwe oortjie oop)',
    zu: '{way} (ivuleka kuthebhu entsha)',
  },
})
