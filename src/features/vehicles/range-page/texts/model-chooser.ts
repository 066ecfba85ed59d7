import { textGroup } from '#platform/i18n/text-group.ts'

/** The model chooser: search, filters, cards. */
export const modelChooser = textGroup({
  search: { en: 'Search for a model', af: 'Soek ’n model', zu: 'Sesha uhlobo' },
  showingOne: { en: 'Showing 1 vehicle', af: 'Wys 1 voertuig', zu: 'Kuboniswa imoto eyi-1' },
  showing: {
    en: 'Showing {count} vehicles',
    af: 'Wys {count} voertuie',
    zu: 'Kuboniswa izimoto ezingu-{count}',
  },
  clearAll: { en: 'Clear all', af: 'Maak alles skoon', zu: 'Susa konke' },
  advancedFilters: {
    en: 'Advanced Vehicle Filters',
    af: 'Gevorderde voertuigfilters',
    zu: 'Izihlungi ezithuthukile zezimoto',
  },
  nothing: {
    en: 'No models match. Try another word, or clear the filters.',
    af: 'Geen model pas daarby nie. Probeer ’n ander woord, of verwyder die filters.',
    zu: 'Alukho uhlobo olunjalo. Zama elinye igama, noma ususe izihlungi.',
  },
  fuelType: { en: 'Fuel System', af: 'Brandstofstelsel', zu: 'Uhlobo lukaphethiloli' },
  transmissionType: { en: 'Transmission', af: 'Ratkas', zu: 'Igiya' },
  driveSystem: { en: 'Drive System', af: 'Aandrywing', zu: 'Uhlelo lokushayela' },
  trim: { en: 'Trim', af: 'Uitrusting', zu: 'Izinga' },
  Hybrid: { en: 'Hybrid', af: 'Hibried', zu: 'I-hybrid' },
  Petrol: { en: 'Petrol', af: 'Petrol', zu: 'Uphethiloli' },
  Diesel: { en: 'Diesel', af: 'Diesel', zu: 'Udizili' },
  Manual: { en: 'Manual', af: 'Handrat', zu: 'Ngesandla' },
  Automatic: { en: 'Automatic', af: 'Outomaties', zu: 'Okuzishintshayo' },
  CVT: { en: 'CVT', af: 'CVT', zu: 'CVT' },
  'All Wheel': { en: 'All Wheel', af: 'Al die wiele', zu: 'Wonke amasondo' },
  Front: { en: 'Front', af: 'Voorwiele', zu: 'Amasondo angaphambili' },
  Rear: { en: 'Rear', af: 'Agterwiele', zu: 'Amasondo angemuva' },
})
