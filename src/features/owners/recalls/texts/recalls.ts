import { textGroup } from '#platform/i18n/text-group.ts'

/** The recall finder. Source: requirements V-095 to V-108, V-328 and V-329; decisions V-1 and V-2. */
export const recalls = textGroup({
  vin: { en: 'VIN', af: 'VIN', zu: 'I-VIN' },
  search: { en: 'Search Database', af: 'Deursoek Databasis', zu: 'Sesha Kulwazi Olugciniwe' },
  searching: { en: 'Searching …', af: 'Soek tans …', zu: 'Iyasesha …' },
  invalid: {
    en: 'Please enter a 17-digit VIN number',
    af: 'Voer asseblief ’n VIN-nommer van 17 syfers in',
    zu: 'Sicela ufake inombolo ye-VIN enezinombolo eziyi-17',
  },
  doubtful: {
    en: 'A VIN never has the letters I, O and Q. Is it a 1 or a 0? We look it up as you typed it.',
    af: '’n VIN het nooit die letters I, O en Q nie. Is dit ’n 1 of ’n 0? Ons soek dit soos jy dit getik het.',
    zu: 'I-VIN ayikaze ibe nezinhlamvu u-I, u-O no-Q. Ingabe ngu-1 noma u-0? Siyibheka njengoba uyibhalile.',
  },
  help: { en: 'Where do I find the VIN?', af: 'Waar vind ek die VIN?', zu: 'Ngiyithola kuphi i-VIN?' },
  helpTitle: {
    en: 'Where to find your VIN',
    af: 'Waar jy jou VIN vind',
    zu: 'Lapho uthola khona i-VIN yakho',
  },
  helpIntroduction: {
    en: 'The vehicle identification number has 17 letters and digits. It is:',
    af: 'Die voertuigidentifikasienommer het 17 letters en syfers. Dit is:',
    zu: 'Inombolo yokuhlonza imoto inezinhlamvu nezinombolo eziyi-17. Ise:',
  },
  helpDisc: {
    en: 'on the licence disc, beside “VIN”',
    af: 'op die lisensieskyfie, langs “VIN”',
    zu: 'kudiski yelayisense, eceleni kuka-“VIN”',
  },
  helpCertificate: {
    en: 'on the registration certificate',
    af: 'op die registrasiesertifikaat',
    zu: 'esitifiketini sokubhalisa',
  },
  helpWindscreen: {
    en: 'at the foot of the windscreen, where you see it from outside',
    af: 'onderaan die voorruit, waar jy dit van buite sien',
    zu: 'phansi kwewindiskrini, lapho uyibona ungaphandle',
  },
  helpDoor: {
    en: 'on the plate in the frame of the driver’s door',
    af: 'op die plaatjie in die raam van die bestuurder se deur',
    zu: 'epuletini elisesakhiweni somnyango womshayeli',
  },
  foundTitle: { en: 'Recall found', af: 'Herroeping gevind', zu: 'Kutholwe ukubizwa kwemoto' },
  found: {
    en: 'These campaigns affect the vehicle with the VIN {vin}. The work is free: please book it at a dealer.',
    af: 'Hierdie veldtogte raak die voertuig met die VIN {vin}. Die werk is gratis: bespreek dit asseblief by ’n handelaar.',
    zu: 'Le mikhankaso ithinta imoto ene-VIN {vin}. Umsebenzi umahhala: sicela uwubhukhe kumthengisi.',
  },
  noneTitle: {
    en: 'No recall found',
    af: 'Geen herroeping gevind nie',
    zu: 'Akukho kubizwa kwemoto okutholakele',
  },
  none: {
    en: 'No campaign affects the vehicle with the VIN {vin} today.',
    af: 'Geen veldtog raak vandag die voertuig met die VIN {vin} nie.',
    zu: 'Awukho umkhankaso othinta imoto ene-VIN {vin} namuhla.',
  },
  remedy: { en: 'What is done: {text}', af: 'Wat gedoen word: {text}', zu: 'Okwenziwayo: {text}' },
  since: { en: 'Since {day}', af: 'Sedert {day}', zu: 'Kusukela ngo-{day}' },
  failed: {
    en: 'We could not check this VIN',
    af: 'Ons kon nie hierdie VIN nagaan nie',
    zu: 'Asikwazanga ukuhlola le VIN',
  },
  failedAdvice: {
    en: 'This does not mean that there is no recall. Please try again, or call us.',
    af: 'Dit beteken nie dat daar geen herroeping is nie. Probeer weer, of bel ons.',
    zu: 'Lokhu akusho ukuthi akukho kubizwa kwemoto. Sicela uzame futhi, noma usishayele.',
  },
  tooOften: {
    en: 'Too many searches came from your connection. Please wait a minute, then try again, or call us.',
    af: 'Te veel soektogte het van jou verbinding af gekom. Wag ’n minuut en probeer weer, of bel ons.',
    zu: 'Kuningi ukusesha okuvele kuxhumano lwakho. Sicela ulinde umzuzu uzame futhi, noma usishayele.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  contactDealer: { en: 'Contact Dealer', af: 'Kontak Handelaar', zu: 'Xhumana Nomthengisi' },
  garage: {
    en: 'Have it checked whenever you open My Garage',
    af: 'Laat dit nagaan wanneer jy My Motorhuis oopmaak',
    zu: 'Yihlolise njalo uma uvula i-Igaraji Yami',
  },
  callCentre: { en: 'Call centre', af: 'Belsentrum', zu: 'Isikhungo sezingcingo' },
  expiredTitle: {
    en: 'This result has expired',
    af: 'Hierdie uitslag het verval',
    zu: 'Lo mphumela uphelelwe yisikhathi',
  },
  expired: {
    en: 'We do not keep what you looked up. Please search again.',
    af: 'Ons bewaar nie wat jy opgesoek het nie. Soek asseblief weer.',
    zu: 'Asikugcini lokho okubhekile. Sicela useshe futhi.',
  },
})
