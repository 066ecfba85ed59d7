import { textGroup } from '#platform/i18n/text-group.ts'

/** Drivers: the roster and profiles. Source: requirements C-052 to C-069. */
export const motorsportDrivers = textGroup({
  drivers: { en: 'Drivers', af: 'Bestuurders', zu: 'Abashayeli' },
  failed: {
    en: 'The drivers could not be loaded.',
    af: 'Die bestuurders kon nie gelaai word nie.',
    zu: 'Abashayeli abakwazanga ukulayishwa.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  profileDescription: {
    en: '{name} races in {category}: results, car and pictures.',
    af: '{name} jaag in {category}: uitslae, motor en foto’s.',
    zu: 'U-{name} ushayela ku-{category}: imiphumela, imoto nezithombe.',
  },
  driversOf: {
    en: 'Drivers of {category}',
    af: 'Bestuurders van {category}',
    zu: 'Abashayeli be-{category}',
  },
  number: { en: 'Number {number}', af: 'Nommer {number}', zu: 'Inombolo {number}' },
  navigator: { en: 'Navigator: {name}', af: 'Medebestuurder: {name}', zu: 'Umqondisi: {name}' },
  backTo: {
    en: 'All drivers of {category}',
    af: 'Alle bestuurders van {category}',
    zu: 'Bonke abashayeli be-{category}',
  },
  follow: { en: 'Follow {name}', af: 'Volg {name}', zu: 'Landela u-{name}' },
  networkOf: { en: '{name} on {network}', af: '{name} op {network}', zu: 'U-{name} ku-{network}' },
  statistics: { en: 'In figures', af: 'In syfers', zu: 'Ngezibalo' },
  titles: { en: 'Championships won', af: 'Kampioenskappe gewen', zu: 'Ubuqhawe obuwiniwe' },
  seasons: { en: 'Seasons', af: 'Seisoene', zu: 'Izizini' },
  starts: { en: 'Starts', af: 'Wegspringe', zu: 'Imijaho' },
  wins: { en: 'Wins', af: 'Oorwinnings', zu: 'Ukuwina' },
  podiums: { en: 'Podiums', af: 'Podiumplekke', zu: 'Amapodiyamu' },
  finished: { en: 'Finished', af: 'Voltooi', zu: 'Eqediwe' },
  bestRank: { en: 'Best rank', af: 'Beste plek', zu: 'Isikhundla esihle kakhulu' },
  car: { en: 'The car', af: 'Die motor', zu: 'Imoto' },
  results: { en: 'Season by season', af: 'Seisoen vir seisoen', zu: 'Isizini ngesizini' },
  year: { en: 'Year', af: 'Jaar', zu: 'Unyaka' },
  championship: { en: 'Championship', af: 'Kampioenskap', zu: 'Ubuqhawe' },
  rank: { en: 'Rank', af: 'Plek', zu: 'Isikhundla' },
  soFar: { en: '{rank} so far', af: '{rank} tot dusver', zu: '{rank} kuze kube manje' },
  points: { en: 'Points', af: 'Punte', zu: 'Amaphuzu' },
  team: { en: 'Team', af: 'Span', zu: 'Ithimba' },
  gallery: { en: 'Gallery', af: 'Galery', zu: 'Igalari' },
})
