import { textGroup } from '#platform/i18n/text-group.ts'

/** The search in the header, and the page of its results. */
export const search = textGroup({
  search: { en: 'Search', af: 'Soek', zu: 'Sesha' },
  whatFor: {
    en: 'Search for a vehicle, a model or a page',
    af: 'Soek ’n voertuig, ’n model of ’n bladsy',
    zu: 'Sesha imoto, imodeli noma ikhasi',
  },
  suggestions: { en: 'Suggestions', af: 'Voorstelle', zu: 'Iziphakamiso' },
  oneSuggestion: { en: 'One suggestion', af: 'Een voorstel', zu: 'Isiphakamiso esisodwa' },
  manySuggestions: { en: '{count} suggestions', af: '{count} voorstelle', zu: 'Iziphakamiso ezingu-{count}' },
  noSuggestions: { en: 'No suggestions', af: 'Geen voorstelle nie', zu: 'Azikho iziphakamiso' },
  suggestionsFailed: {
    en: 'There are no suggestions at the moment. Press Enter to search.',
    af: 'Geen voorstelle op die oomblik nie. Druk Enter om te soek.',
    zu: 'Okwamanje azikho iziphakamiso. Cindezela u-Enter ukuze useshe.',
  },
  allResults: {
    en: 'All results for “{question}”',
    af: 'Alle resultate vir “{question}”',
    zu: 'Yonke imiphumela ye-“{question}”',
  },
  range: { en: 'Vehicles', af: 'Voertuie', zu: 'Izimoto' },
  model: { en: 'Models', af: 'Modelle', zu: 'Amamodeli' },
  page: { en: 'Pages', af: 'Bladsye', zu: 'Amakhasi' },
  results: {
    en: 'Results for “{question}”',
    af: 'Resultate vir “{question}”',
    zu: 'Imiphumela ye-“{question}”',
  },
  searchFor: {
    en: 'Search for “{question}”',
    af: 'Soek na “{question}”',
    zu: 'Sesha u-“{question}”',
  },
  oneResult: { en: 'One result', af: 'Een resultaat', zu: 'Umphumela owodwa' },
  manyResults: { en: '{count} results', af: '{count} resultate', zu: 'Imiphumela engu-{count}' },
  best: {
    en: 'The best {shown} of {total}',
    af: 'Die beste {shown} van {total}',
    zu: 'Okungcono kakhulu okungu-{shown} kokungu-{total}',
  },
  corrected: {
    en: 'Nothing was found for “{question}”. This is what was found for “{corrected}”.',
    af: 'Niks is vir “{question}” gevind nie. Dit is wat vir “{corrected}” gevind is.',
    zu: 'Akutholakalanga lutho nge-“{question}”. Nakhu okutholakele nge-“{corrected}”.',
  },
  partly: {
    en: 'No results contain every word of “{question}”. These contain some of them.',
    af: 'Geen resultaat bevat elke woord van “{question}” nie. Hierdie bevat van die woorde.',
    zu: 'Akukho okuqukethe wonke amagama athi “{question}”. Lokhu kuqukethe amanye awo.',
  },
  most: {
    en: 'Vehicles that cost at most {price}, the dearest first. Prices include VAT.',
    af: 'Voertuie wat hoogstens {price} kos, die duurste eerste. Pryse sluit BTW in.',
    zu: 'Izimoto ezibiza okungekho ngaphezu kuka-{price}, ezibiza kakhulu kuqala. Amanani ahlanganisa i-VAT.',
  },
  least: {
    en: 'Vehicles that cost at least {price}, the least expensive first. Prices include VAT.',
    af: 'Voertuie wat minstens {price} kos, die goedkoopste eerste. Pryse sluit BTW in.',
    zu: 'Izimoto ezibiza okungenani u-{price}, ezishibhile kuqala. Amanani ahlanganisa i-VAT.',
  },
  monthlyMost: {
    en: 'Vehicles at no more than {amount}: as advertised today, else as their calculator opens. Their pages state the terms and the whole cost.',
    af: 'Voertuie teen hoogstens {amount}: soos vandag geadverteer, anders soos hul sakrekenaar begin. Hul bladsye gee die terme en die volle koste.',
    zu: 'Izimoto ezingadluli ku-{amount}: njengoba kukhangisiwe namuhla, noma njengoba isibali sazo siqala. Amakhasi azo asho imibandela nezindleko zonke.',
  },
  monthlyLeast: {
    en: 'Vehicles at {amount} or more: as advertised today, else as their calculator opens. Their pages state the terms and the whole cost.',
    af: 'Voertuie teen {amount} of meer: soos vandag geadverteer, anders soos hul sakrekenaar begin. Hul bladsye gee die terme en die volle koste.',
    zu: 'Izimoto ezingu-{amount} noma ngaphezulu: njengoba kukhangisiwe namuhla, noma njengoba isibali sazo siqala. Amakhasi azo asho imibandela nezindleko zonke.',
  },
  withInstalments: {
    en: 'See all vehicles by instalment',
    af: 'Sien alle voertuie volgens paaiement',
    zu: 'Bona zonke izimoto ngesitolimende',
  },
  seats: {
    en: 'All have {count} or more seats.',
    af: 'Almal het {count} of meer sitplekke.',
    zu: 'Zonke zinezihlalo ezingu-{count} noma ngaphezulu.',
  },
  nothing: {
    en: 'Nothing was found for “{question}”.',
    af: 'Niks is vir “{question}” gevind nie.',
    zu: 'Akutholakalanga lutho nge-“{question}”.',
  },
  tryOther: {
    en: 'Try fewer words or another spelling.',
    af: 'Probeer minder woorde of ’n ander spelling.',
    zu: 'Zama amagama ambalwa noma olunye upelomagama.',
  },
  invitation: {
    en: 'Search by name, code or topic: bakkie, 2.8 GD-6, warranty.',
    af: 'Op naam, op kode, of in jou eie woorde: bakkie, 2.8 GD-6, waarborg.',
    zu: 'Ngegama, ngekhodi, noma ngamazwi akho: ibhakhi, 2.8 GD-6, iwaranti.',
  },
  failed: {
    en: 'Search is not available at the moment. Please try again shortly.',
    af: 'Soek is nie nou beskikbaar nie. Probeer asseblief binnekort weer.',
    zu: 'Ukusesha akuphenduli okwamanje. Sicela uzame futhi maduze.',
  },
  examples: { en: 'Searches to try', af: 'Probeer hierdie soektogte', zu: 'Zama lokhu kusesha' },
  /** Separated by commas. */
  exampleQueries: {
    en: 'bakkie, hybrid, under R500 000, warranty',
    af: 'bakkie, hibried, onder R500 000, waarborg',
    zu: 'ibhakhi, i-hybrid, ngaphansi kuka R500 000, iwaranti',
  },
  popular: { en: 'Popular vehicles', af: 'Gewilde voertuie', zu: 'Izimoto ezithandwayo' },
  useful: { en: 'Or start here', af: 'Of begin hier', zu: 'Noma qala lapha' },
  aboutPaying: {
    en: 'Instalments, subscriptions and leases, worked out on your vehicle.',
    af: 'Paaiemente, subskripsies en hure, vir jou voertuig uitgewerk.',
    zu: 'Izitolimende, ukubhalisa nokuqasha, kubalelwa imoto yakho.',
  },
  aboutTestDrive: {
    en: 'Choose a vehicle and a dealer; the dealer calls you to set a time.',
    af: 'Kies ’n voertuig en ’n handelaar; die handelaar bel jou om ’n tyd te reël.',
    zu: 'Khetha imoto nomdayisi; umdayisi uzokushayela ukuze nihlele isikhathi.',
  },
  aboutHelp: {
    en: 'Answers about service, warranty, keys and breakdowns.',
    af: 'Antwoorde oor dienste, waarborg, sleutels en onklaarrakings.',
    zu: 'Izimpendulo ngesevisi, iwaranti, okhiye nokuphuka kwemoto.',
  },
  aboutContact: {
    en: 'Phone numbers and forms, for every kind of question.',
    af: 'Foonnommers en vorms, vir elke soort vraag.',
    zu: 'Izinombolo zocingo namafomu, kuyo yonke imibuzo.',
  },
  seeAllVehicles: { en: 'See all vehicles', af: 'Sien alle voertuie', zu: 'Bona zonke izimoto' },
})
