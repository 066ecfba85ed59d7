import { textGroup } from '#platform/i18n/text-group.ts'

/** The national search and what it finds. */
export const results = textGroup({
  heading: { en: 'Pre-owned vehicles', af: 'Gebruikte voertuie', zu: 'Izimoto ezisetshenzisiwe' },
  headingOfMake: {
    en: 'Pre-owned {make} vehicles',
    af: 'Gebruikte {make}-voertuie',
    zu: 'Izimoto ze-{make} ezisetshenzisiwe',
  },
  vehicle: { en: 'vehicle', af: 'voertuig', zu: 'imoto' },
  vehicles: { en: 'vehicles', af: 'voertuie', zu: 'izimoto' },
  countPage: {
    en: '{count} vehicles, page {page} of {pages}',
    af: '{count} voertuie, bladsy {page} van {pages}',
    zu: 'Izimoto ezingu-{count}, ikhasi {page} kwangu-{pages}',
  },
  searching: { en: 'Searching …', af: 'Soek tans …', zu: 'Iyasesha …' },
  notWorking: {
    en: 'The search did not work.',
    af: 'Die soektog het nie gewerk nie.',
    zu: 'Ukusesha akusebenzanga.',
  },
  failed: {
    en: 'We cannot search the pre-owned vehicles at the moment. Your filters are still here.',
    af: 'Ons kan nie nou die gebruikte voertuie deursoek nie. Jou filters is nog hier.',
    zu: 'Okwamanje asikwazi ukusesha izimoto ezisetshenzisiwe. Izihlungi zakho zisekhona.',
  },
  unavailable: {
    en: 'We cannot load the pre-owned vehicles at the moment. Please try again in a minute.',
    af: 'Ons kan nie nou die gebruikte voertuie laai nie. Probeer asseblief oor ’n minuut weer.',
    zu: 'Okwamanje asikwazi ukulayisha izimoto ezisetshenzisiwe. Sicela uzame futhi ngemva komzuzu.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  show: { en: 'Show vehicles', af: 'Wys voertuie', zu: 'Bonisa izimoto' },
  showOne: { en: 'Show 1 vehicle', af: 'Wys 1 voertuig', zu: 'Bonisa imoto eyi-1' },
  showCount: { en: 'Show {count} vehicles', af: 'Wys {count} voertuie', zu: 'Bonisa izimoto ezingu-{count}' },
  filter: { en: 'Filter', af: 'Filter', zu: 'Hlunga' },
  filterCount: { en: 'Filter ({count})', af: 'Filter ({count})', zu: 'Hlunga ({count})' },
  closeFilters: { en: 'Close the filters', af: 'Maak die filters toe', zu: 'Vala izihlungi' },
  toMap: {
    en: 'Show dealers on a map',
    af: 'Wys handelaars op ’n kaart',
    zu: 'Bonisa abathengisi ebalazweni',
  },
  toList: { en: 'Show the vehicles', af: 'Wys die voertuie', zu: 'Bonisa izimoto' },
  sort: { en: 'Sort by', af: 'Sorteer volgens', zu: 'Hlela ngo' },
  listTitle: { en: 'Vehicles', af: 'Voertuie', zu: 'Izimoto' },
  mapTitle: { en: 'Dealers', af: 'Handelaars', zu: 'Abathengisi' },
  dealersByCount: {
    en: 'Dealers by number of vehicles',
    af: 'Handelaars volgens getal voertuie',
    zu: 'Abathengisi ngenani lezimoto',
  },
  away: { en: '{distance} away', af: '{distance} ver', zu: 'Ibanga elingu-{distance}' },
  nothing: {
    en: 'No vehicle fits all of your filters.',
    af: 'Geen voertuig pas by al jou filters nie.',
    zu: 'Ayikho imoto ehambisana nazo zonke izihlungi zakho.',
  },
  without: { en: 'Without “{filter}”', af: 'Sonder “{filter}”', zu: 'Ngaphandle kwe-“{filter}”' },
  showAll: { en: 'Show every vehicle', af: 'Wys elke voertuig', zu: 'Bonisa zonke izimoto' },
  pages: { en: 'Pages of vehicles', af: 'Bladsye met voertuie', zu: 'Amakhasi ezimoto' },
  page: { en: 'Page {number}', af: 'Bladsy {number}', zu: 'Ikhasi {number}' },
})
