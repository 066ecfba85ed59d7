import { textGroup } from '#platform/i18n/text-group.ts'

/** The orders of the national search. Source: requirements D-234 to D-239. */
export const searchOrders = textGroup({
  default: { en: 'Newest listings first', af: 'Nuutste advertensies eerste', zu: 'Ezisanda kufakwa kuqala' },
  price_asc: { en: 'Price: low to high', af: 'Prys: laag na hoog', zu: 'Inani: kusuka kweliphansi' },
  price_desc: { en: 'Price: high to low', af: 'Prys: hoog na laag', zu: 'Inani: kusuka kweliphezulu' },
  name_asc: { en: 'Make: A to Z', af: 'Fabrikaat: A tot Z', zu: 'Uhlobo: A kuya ku-Z' },
  name_desc: { en: 'Make: Z to A', af: 'Fabrikaat: Z tot A', zu: 'Uhlobo: Z kuya ku-A' },
  date_asc: { en: 'Year: oldest first', af: 'Jaar: oudste eerste', zu: 'Unyaka: endala kuqala' },
  date_desc: { en: 'Year: newest first', af: 'Jaar: nuutste eerste', zu: 'Unyaka: entsha kuqala' },
  mileage_asc: {
    en: 'Mileage: lowest first',
    af: 'Kilometers: laagste eerste',
    zu: 'Amakhilomitha: amancane kuqala',
  },
  mileage_desc: {
    en: 'Mileage: highest first',
    af: 'Kilometers: hoogste eerste',
    zu: 'Amakhilomitha: amaningi kuqala',
  },
  distance: { en: 'Distance: nearest first', af: 'Afstand: naaste eerste', zu: 'Ibanga: eseduze kuqala' },
})
