import { textGroup } from '#platform/i18n/text-group.ts'

/** The calculators of a vehicle’s page. Source: requirements V-005, V-018, V-056, V-065 and V-079. */
export const calculators = textGroup({
  workItOut: { en: 'Work out your plan', af: 'Bereken jou plan', zu: 'Bala uhlelo lwakho' },
  ways: {
    en: 'Instalments, FutureDrive or a subscription: change anything and the figures update at once.',
    af: 'Paaiemente, FutureDrive of ’n subskripsie: verander enigiets, en die syfers volg dadelik.',
    zu: 'Izitolimende, i-FutureDrive noma okubhaliselwayo: shintsha noma yini, izibalo zilandela ngaleso sikhathi.',
  },
  loading: {
    en: 'Loading the calculators …',
    af: 'Die sakrekenaars laai tans …',
    zu: 'Izibali ziyalayisha …',
  },
  failed: {
    en: 'We could not load the calculators.',
    af: 'Ons kon nie die sakrekenaars laai nie.',
    zu: 'Asikwazanga ukulayisha izibali.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  instalmentFinance: {
    en: 'Instalment finance',
    af: 'Paaiementfinansiering',
    zu: 'Ukukhokha ngezitolimende',
  },
  instalmentLead: {
    en: 'The car is yours once the last amount is paid.',
    af: 'Die motor is joune sodra die laaste bedrag betaal is.',
    zu: 'Imoto iba ngeyakho uma imali yokugcina isikhokhiwe.',
  },
  futureDriveLead: {
    en: 'Its value at the end is guaranteed. Keep it, trade it in or hand it back.',
    af: 'Wat dit aan die einde werd is, is gewaarborg: hou dit, ruil dit in of gee dit terug.',
    zu: 'Inani layo ekugcineni liqinisekisiwe: yigcine, yishintshise noma uyibuyise.',
  },
  subscription: { en: 'KINTO subscription', af: 'KINTO-subskripsie', zu: 'Ukubhalisela i-KINTO' },
  subscriptionLead: {
    en: 'One monthly amount with almost everything included. You hand the car back at the end.',
    af: 'Een bedrag per maand, met byna alles ingesluit. Jy gee die motor aan die einde terug.',
    zu: 'Inani elilodwa ngenyanga, cishe konke kufakiwe. Uyayibuyisa imoto ekugcineni.',
  },
  inSummary: { en: 'Show above', af: 'Wys hierbo', zu: 'Bonisa ngenhla' },
  inSummaryOf: {
    en: 'Show {plan} in the summary',
    af: 'Wys {plan} in die opsomming',
    zu: 'Bonisa {plan} esifinyezweni',
  },
  code: { en: 'Model code', af: 'Modelkode', zu: 'Ikhodi yohlobo' },
  colour: { en: 'Colour', af: 'Kleur', zu: 'Umbala' },
  retailPrice: {
    en: 'Recommended retail price',
    af: 'Aanbevole kleinhandelprys',
    zu: 'Intengo yokuthengisa enconywayo',
  },
  months: { en: '{count} months', af: '{count} maande', zu: 'izinyanga ezingu-{count}' },
  mileageAYear: { en: 'Kilometres a year', af: 'Kilometer per jaar', zu: 'Amakhilomitha ngonyaka' },
  mileageAMonth: { en: 'Kilometres a month', af: 'Kilometer per maand', zu: 'Amakhilomitha ngenyanga' },
  balloon: { en: 'Balloon', af: 'Ballon', zu: 'Inkokhelo yokugcina' },
  guaranteedValue: {
    en: 'Guaranteed future value',
    af: 'Gewaarborgde toekomstige waarde',
    zu: 'Inani eliqinisekisiwe lesikhathi esizayo',
  },
  shareOfPrice: { en: 'Share of the price', af: 'Deel van die prys', zu: 'Ingxenye yentengo' },
  saved: { en: 'Interest saved', af: 'Rente bespaar', zu: 'Inzalo eyongiwe' },
  noSaving: {
    en: 'R0 (No savings under these conditions)',
    af: 'R0 (Geen besparing onder hierdie voorwaardes nie)',
    zu: 'R0 (Akukho okongiwayo kule mibandela)',
  },
  onlyOn: {
    en: 'Only available on {terms} months',
    af: 'Slegs beskikbaar oor {terms} maande',
    zu: 'Itholakala kuphela ezinyangeni ezingu-{terms}',
  },
  comparedWith: {
    en: 'Compared with a traditional plan',
    af: 'Vergeleke met ’n tradisionele plan',
    zu: 'Uma kuqhathaniswa nohlelo olujwayelekile',
  },
  comparedTerms: {
    en: '{months} months, {balloon} balloon, {rate} interest, {fee} admin fee',
    af: '{months} maande, {balloon} ballon, {rate} rente, {fee} administrasiefooi',
    zu: 'izinyanga ezingu-{months}, inkokhelo yokugcina engu-{balloon}, inzalo engu-{rate}, imali yokuphatha engu-{fee}',
  },
  comparedInterest: {
    en: 'Its total interest',
    af: 'Die totale rente daarvan',
    zu: 'Isamba senzalo yalo',
  },
  basedOn: {
    en: 'The guaranteed future value is based on {mileage} kms per annum over {months} months.',
    af: 'Die gewaarborgde toekomstige waarde is gebaseer op {mileage} km per jaar oor {months} maande.',
    zu: 'Inani eliqinisekisiwe lisekelwe kumakhilomitha angu-{mileage} ngonyaka ezinyangeni ezingu-{months}.',
  },
  valueFailed: {
    en: 'We could not load the guaranteed value.',
    af: 'Ons kon nie die gewaarborgde waarde laai nie.',
    zu: 'Asikwazanga ukulayisha inani eliqinisekisiwe.',
  },
  noValue: {
    en: 'No guaranteed value for these kilometres and this term.',
    af: 'Geen gewaarborgde waarde vir hierdie kilometers en termyn nie.',
    zu: 'Alikho inani eliqinisekisiwe kulawa makhilomitha nalesi sikhathi.',
  },
  noOptions: {
    en: 'No Options Available',
    af: 'Geen Opsies Beskikbaar Nie',
    zu: 'Azikho Izinketho Ezitholakalayo',
  },
  quoteFailed: {
    en: 'We could not load the subscription price.',
    af: 'Ons kon nie die subskripsieprys laai nie.',
    zu: 'Asikwazanga ukulayisha intengo yokubhalisa.',
  },
  term: { en: 'Term', af: 'Termyn', zu: 'Isikhathi' },
  totalOfMonths: {
    en: 'Total over the term',
    af: 'Totaal oor die termyn',
    zu: 'Isamba saso sonke isikhathi',
  },
  averageKilometres: {
    en: 'Average kilometres a month',
    af: 'Gemiddelde kilometer per maand',
    zu: 'Isilinganiso samakhilomitha ngenyanga',
  },
  totalKilometres: {
    en: 'Total kilometres',
    af: 'Totale kilometers',
    zu: 'Isamba samakhilomitha',
  },
  protect: {
    en: 'KINTO Protect a month, VAT included',
    af: 'KINTO Protect per maand, BTW ingesluit',
    zu: 'I-KINTO Protect ngenyanga, ne-VAT ifakiwe',
  },
  affordability: {
    en: 'Monthly amount for the affordability check',
    af: 'Maandelikse bedrag vir die bekostigbaarheidstoets',
    zu: 'Okumele ukwazi ukukukhokha ngenyanga, kokuhlolwa kwesikweletu',
  },
  included: { en: 'Included', af: 'Ingesluit', zu: 'Okufakiwe' },
  licence: {
    en: 'First-year licence and registration',
    af: 'Lisensie en registrasie vir die eerste jaar',
    zu: 'Ilayisense nokubhaliswa konyaka wokuqala',
  },
  services: {
    en: 'Scheduled services and maintenance',
    af: 'Geskeduleerde dienste en instandhouding',
    zu: 'Amasevisi ahleliwe nokunakekelwa',
  },
  recovery: {
    en: 'Stolen vehicle recovery device',
    af: 'Toestel om ’n gesteelde voertuig op te spoor',
    zu: 'Idivayisi yokuthola imoto entshontshiwe',
  },
  connected: { en: 'Connected car', af: 'Gekoppelde motor', zu: 'Imoto exhunyiwe' },
  protectIncluded: {
    en: 'KINTO Protect included for private individuals',
    af: 'KINTO Protect ingesluit vir private individue',
    zu: 'I-KINTO Protect ifakiwe kubantu abazimele',
  },
  enquire: { en: 'Enquire Now', af: 'Doen Nou Navraag', zu: 'Buza Manje' },
  enquireAbout: {
    en: 'Enquire Now about {plan}',
    af: 'Doen Nou Navraag oor {plan}',
    zu: 'Buza Manje nge-{plan}',
  },
  footnotes: {
    en: 'A monthly admin fee of {admin} is part of every instalment. The initiation fee of {initiation} is paid once.',
    af: '’n Maandelikse administrasiefooi van {admin} is deel van elke paaiement. Die inisiëringsfooi van {initiation} word een keer betaal.',
    zu: 'Imali yokuphatha yenyanga engu-{admin} iyingxenye yesitolimende ngasinye. Imali yokuqalisa engu-{initiation} ikhokhwa kanye.',
  },
})
