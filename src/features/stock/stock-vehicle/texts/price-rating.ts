import { textGroup } from '#platform/i18n/text-group.ts'

/** The rating of a price, with the vehicles it rests on. */
export const priceRating = textGroup({
  heading: { en: 'How the price compares', af: 'Hoe die prys vergelyk', zu: 'Intengo uma iqhathaniswa' },
  below: {
    en: '{amount} below the usual price',
    af: '{amount} onder die gewone prys',
    zu: '{amount} ngaphansi kwentengo evamile',
  },
  above: {
    en: '{amount} above the usual price',
    af: '{amount} bo die gewone prys',
    zu: '{amount} ngaphezu kwentengo evamile',
  },
  around: { en: 'Around the usual price', af: 'Om en by die gewone prys', zu: 'Cishe intengo evamile' },
  aroundBelow: {
    en: '{amount} below the middle',
    af: '{amount} onder die middel',
    zu: '{amount} ngaphansi kwephakathi',
  },
  aroundAbove: {
    en: '{amount} above the middle',
    af: '{amount} bo die middel',
    zu: '{amount} ngaphezu kwephakathi',
  },
  exactly: { en: 'exactly in the middle', af: 'presies in die middel', zu: 'phakathi impela' },
  explanationModel: {
    en: 'We compared it with {count} vehicles of the same model that are for sale on this site, at most a year older or newer and with a similar mileage. Half of them cost between {lower} and {upper}; the one in the middle costs {median}.',
    af: 'Ons het dit vergelyk met {count} voertuie van dieselfde model wat op hierdie werf te koop is, hoogstens ’n jaar ouer of nuwer en met ’n soortgelyke kilometerstand. Die helfte kos tussen {lower} en {upper}; die middelste kos {median}.',
    zu: 'Siyiqhathanise nezimoto ezingu-{count} zohlobo olufanayo ezithengiswa kuleli sayithi, ezindala noma ezintsha ngonyaka owodwa kuphela nezinamakhilomitha afanayo. Ingxenye yazo ibiza phakathi kuka-{lower} no-{upper}; ephakathi ibiza {median}.',
  },
  explanationRange: {
    en: 'Too few of the same model are for sale, so we compared it with {count} vehicles of the same range, at most a year older or newer and with a similar mileage. Half of them cost between {lower} and {upper}; the one in the middle costs {median}.',
    af: 'Te min van dieselfde model is te koop, dus het ons dit vergelyk met {count} voertuie van dieselfde reeks, hoogstens ’n jaar ouer of nuwer en met ’n soortgelyke kilometerstand. Die helfte kos tussen {lower} en {upper}; die middelste kos {median}.',
    zu: 'Zimbalwa kakhulu ezohlobo olufanayo, ngakho siyiqhathanise nezimoto ezingu-{count} zochungechunge olufanayo, ezindala noma ezintsha ngonyaka owodwa kuphela nezinamakhilomitha afanayo. Ingxenye yazo ibiza phakathi kuka-{lower} no-{upper}; ephakathi ibiza {median}.',
  },
  tooFew: {
    en: 'Too few similar vehicles are for sale to compare the price.',
    af: 'Te min soortgelyke voertuie is te koop om die prys te vergelyk.',
    zu: 'Zimbalwa kakhulu izimoto ezifanayo ezithengiswayo ukuqhathanisa intengo.',
  },
  failed: {
    en: 'The prices of similar vehicles could not be read.',
    af: 'Die pryse van soortgelyke voertuie kon nie gelees word nie.',
    zu: 'Izintengo zezimoto ezifanayo azifundekanga.',
  },
  sample: { en: 'Vehicles compared', af: 'Voertuie vergelyk', zu: 'Izimoto eziqhathanisiwe' },
  median: { en: 'Middle price (median)', af: 'Middelste prys (mediaan)', zu: 'Intengo ephakathi' },
  spread: { en: 'Middle half', af: 'Middelste helfte', zu: 'Ingxenye ephakathi' },
  spreadValue: { en: '{lower} to {upper}', af: '{lower} tot {upper}', zu: '{lower} kuya ku-{upper}' },
  thisOne: { en: 'This vehicle', af: 'Hierdie voertuig', zu: 'Le moto' },
  plot: {
    en: 'Each mark is a vehicle, from {lowest} to {highest}. The band holds the middle half; the tall red mark is this vehicle.',
    af: 'Elke merk is ’n voertuig, van {lowest} tot {highest}. Die band bevat die middelste helfte; die lang rooi merk is hierdie voertuig.',
    zu: 'Uphawu ngalunye luyimoto, kusukela ku-{lowest} kuya ku-{highest}. Ibhande liphethe ingxenye ephakathi; uphawu olubomvu olude luyile moto.',
  },
  list: {
    en: 'See the {count} vehicles',
    af: 'Sien die {count} voertuie',
    zu: 'Bona izimoto ezingu-{count}',
  },
  vehicle: { en: 'Vehicle', af: 'Voertuig', zu: 'Imoto' },
  year: { en: 'Year', af: 'Jaar', zu: 'Unyaka' },
  mileage: { en: 'Mileage', af: 'Kilometerstand', zu: 'Amakhilomitha' },
  price: { en: 'Price', af: 'Prys', zu: 'Intengo' },
  currencies: {
    en: 'Rand and Namibian dollars count one to one.',
    af: 'Rand en Namibiese dollar tel een tot een.',
    zu: 'Irandi nedola laseNamibia kubalwa ngokulinganayo.',
  },
})
