import { textGroup } from '#platform/i18n/text-group.ts'

/** The listing of used vehicles: filters, order, pages. */
export const listing = textGroup({
  vehicles: { en: 'Pre-owned vehicles', af: 'Gebruikte voertuie', zu: 'Izimoto ezisetshenzisiwe' },
  filter: { en: 'Filter', af: 'Filter', zu: 'Hlunga' },
  filters: { en: 'Filter vehicles', af: 'Filter voertuie', zu: 'Hlunga izimoto' },
  close: { en: 'Close filters', af: 'Maak filters toe', zu: 'Vala izihlungi' },
  apply: { en: 'Show vehicles', af: 'Wys voertuie', zu: 'Bonisa izimoto' },
  showOne: { en: 'Show 1 vehicle', af: 'Wys 1 voertuig', zu: 'Bonisa imoto eyi-1' },
  showCount: { en: 'Show {count} vehicles', af: 'Wys {count} voertuie', zu: 'Bonisa izimoto ezingu-{count}' },
  clearAll: { en: 'Clear All', af: 'Verwyder alles', zu: 'Sula konke' },
  active: { en: 'Active filters', af: 'Aktiewe filters', zu: 'Izihlungi ezisebenzayo' },
  remove: { en: 'Remove {filter}', af: 'Verwyder {filter}', zu: 'Susa u-{filter}' },
  chosen: { en: '{count} chosen', af: '{count} gekies', zu: 'Kukhethwe okungu-{count}' },
  sort: { en: 'Sort by', af: 'Sorteer volgens', zu: 'Hlela ngo' },
  count: { en: '{count} vehicles', af: '{count} voertuie', zu: 'Izimoto ezingu-{count}' },
  countOne: { en: '1 vehicle', af: '1 voertuig', zu: 'Imoto eyi-1' },
  countPage: {
    en: '{count} vehicles, page {page} of {pages}',
    af: '{count} voertuie, bladsy {page} van {pages}',
    zu: 'Izimoto ezingu-{count}, ikhasi {page} kwangu-{pages}',
  },
  noMatch: {
    en: 'No vehicle matches these filters. Remove one to see more.',
    af: 'Geen voertuig pas by hierdie filters nie. Verwyder een om meer te sien.',
    zu: 'Ayikho imoto ehambisana nalezi zihlungi. Susa esisodwa ukuze ubone ezinye.',
  },
  empty: {
    en: 'There are no pre-owned vehicles here at the moment. New stock arrives every week.',
    af: 'Daar is op die oomblik geen gebruikte voertuie hier nie. Nuwe voorraad kom elke week in.',
    zu: 'Okwamanje azikho izimoto ezisetshenzisiwe lapha. Kungena ezintsha masonto onke.',
  },
  latest: { en: 'Latest arrivals', af: 'Nuutste aankomelinge', zu: 'Ezisanda kufika' },
  pages: { en: 'Pages of vehicles', af: 'Bladsye met voertuie', zu: 'Amakhasi ezimoto' },
  previous: { en: 'Previous page', af: 'Vorige bladsy', zu: 'Ikhasi langaphambilini' },
  next: { en: 'Next page', af: 'Volgende bladsy', zu: 'Ikhasi elilandelayo' },
  page: { en: 'Page {number}', af: 'Bladsy {number}', zu: 'Ikhasi {number}' },
  wholeGroup: {
    en: 'Show all vehicles of {group}',
    af: 'Wys alle voertuie van {group}',
    zu: 'Bonisa zonke izimoto ze-{group}',
  },
  ownOnly: {
    en: 'Show only the vehicles of {dealer}',
    af: 'Wys net die voertuie van {dealer}',
    zu: 'Bonisa izimoto ze-{dealer} kuphela',
  },
})
