import { textGroup } from '#platform/i18n/text-group.ts'

/** When visitors come to a dealer, or want to be called. */
export const visitTexts = textGroup({
  preferredDay: { en: 'Preferred Day', af: 'Voorkeurdag', zu: 'Usuku Olukhethayo' },
  preferredTime: { en: 'Preferred Time', af: 'Voorkeurtyd', zu: 'Isikhathi Osikhethayo' },
  driveDayHelp: {
    en: 'The dealer confirms it, or suggests another time.',
    af: 'Die handelaar bevestig dit, of stel ’n ander tyd voor.',
    zu: 'Umthengisi uzokuqinisekisa, noma aphakamise esinye isikhathi.',
  },
  anyDay: { en: 'Any day', af: 'Enige dag', zu: 'Noma yiluphi usuku' },
  anyTime: { en: 'Any time', af: 'Enige tyd', zu: 'Noma nini' },
  callTime: { en: 'Best Time To Call', af: 'Beste Tyd Om Te Bel', zu: 'Isikhathi Esihle Sokushaya Ucingo' },
  morning: { en: 'Morning', af: 'Oggend', zu: 'Ekuseni' },
  lunchtime: { en: 'Around lunchtime', af: 'Rondom middagete', zu: 'Ngesikhathi sesidlo sasemini' },
  afternoon: { en: 'Afternoon', af: 'Middag', zu: 'Ntambama' },
  visitDayMissing: {
    en: 'Please choose a day for this time',
    af: 'Kies asseblief ’n dag vir hierdie tyd',
    zu: 'Sicela ukhethe usuku lwalesi sikhathi',
  },
  visitHoliday: {
    en: 'The dealer is closed on this public holiday. Please choose another day',
    af: 'Die handelaar is op hierdie openbare vakansiedag gesluit. Kies asseblief ’n ander dag',
    zu: 'Umthengisi uvaliwe ngaleli holide lomphakathi. Sicela ukhethe olunye usuku',
  },
  visitTooLate: {
    en: 'It is too late for this day. Please choose another',
    af: 'Dit is te laat vir hierdie dag. Kies asseblief ’n ander een',
    zu: 'Sekwephuze kakhulu ngalolu suku. Sicela ukhethe olunye',
  },
  visitTooFar: {
    en: 'Please choose a day up to {day}',
    af: 'Kies asseblief ’n dag tot en met {day}',
    zu: 'Sicela ukhethe usuku olungadluli ku-{day}',
  },
  visitTimeClosed: {
    en: 'On this day please choose a time from {from} to {until}',
    af: 'Kies asseblief vir hierdie dag ’n tyd van {from} tot {until}',
    zu: 'Ngalolu suku sicela ukhethe isikhathi esiphakathi kuka-{from} no-{until}',
  },
})
