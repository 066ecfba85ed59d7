import { textGroup } from '#platform/i18n/text-group.ts'

/** Events. Source: requirements C-070 to C-092, C-384 and C-385. */
export const motorsportEvents = textGroup({
  calendar: { en: 'Event Calendar', af: 'Geleentheidskalender', zu: 'Ikhalenda Yemicimbi' },
  nextEvent: { en: 'Next Event', af: 'Volgende Geleentheid', zu: 'Umcimbi Olandelayo' },
  upcoming: { en: 'Upcoming Events', af: 'Komende Geleenthede', zu: 'Imicimbi Ezayo' },
  events: { en: 'Events', af: 'Geleenthede', zu: 'Imicimbi' },
  viewAll: { en: 'View All Events', af: 'Bekyk Alle Geleenthede', zu: 'Buka Yonke Imicimbi' },
  failed: {
    en: 'The events could not be loaded.',
    af: 'Die geleenthede kon nie gelaai word nie.',
    zu: 'Imicimbi ayikwazanga ukulayishwa.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  none: { en: 'No Events Currently', af: 'Tans Geen Geleenthede Nie', zu: 'Ayikho Imicimbi Okwamanje' },
  all: { en: 'All', af: 'Almal', zu: 'Konke' },
  categories: { en: 'Categories', af: 'Kategorieë', zu: 'Izigaba' },
  month: { en: 'Month', af: 'Maand', zu: 'Inyanga' },
  allMonths: { en: 'All months', af: 'Alle maande', zu: 'Zonke izinyanga' },
  reset: { en: 'Reset Filter', af: 'Stel Filter Terug', zu: 'Setha Kabusha Isihlungi' },
  countOne: { en: '1 event', af: '1 geleentheid', zu: 'Umcimbi o-1' },
  count: { en: '{count} events', af: '{count} geleenthede', zu: 'Imicimbi engu-{count}' },
  noUpcoming: {
    en: 'No upcoming events',
    af: 'Geen komende geleenthede nie',
    zu: 'Ayikho imicimbi ezayo',
  },
  noneInCategory: {
    en: 'No upcoming {category} events',
    af: 'Geen komende geleenthede vir {category} nie',
    zu: 'Ayikho imicimbi ezayo ye-{category}',
  },
  noneInMonth: {
    en: 'No upcoming events in {month}',
    af: 'Geen komende geleenthede in {month} nie',
    zu: 'Ayikho imicimbi ezayo ngo-{month}',
  },
  noneInBoth: {
    en: 'No upcoming {category} events in {month}',
    af: 'Geen komende geleenthede vir {category} in {month} nie',
    zu: 'Ayikho imicimbi ezayo ye-{category} ngo-{month}',
  },
  localTime: { en: '{time}, local time', af: '{time}, plaaslike tyd', zu: '{time}, isikhathi sendawo' },
  addToCalendar: { en: 'Add to calendar', af: 'Voeg by kalender', zu: 'Engeza ekhalendeni' },
  google: { en: 'Google Calendar', af: 'Google Kalender', zu: 'Ikhalenda ye-Google' },
  outlook: { en: 'Outlook Calendar', af: 'Outlook Kalender', zu: 'Ikhalenda ye-Outlook' },
  file: { en: 'iCal/Apple', af: 'iCal of Apple', zu: 'i-iCal/Apple' },
  watchVideo: { en: 'Watch Video', af: 'Kyk Na Die Video', zu: 'Buka Ividiyo' },
  opensNewTab: {
    en: '(opens in a new tab)',
    af: '(maak in ’n nuwe oortjie oop)',
    zu: '(kuvuleka kuthebhu entsha)',
  },
})
