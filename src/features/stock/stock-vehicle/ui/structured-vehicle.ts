import { bodyTypeLabel, fuelLabel, type UsedVehicle } from '#features/stock/stock/index.ts'

type Known = Readonly<Record<string, unknown>>

/** Returns the properties that have a value. */
const known = (properties: Known): Known =>
  Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )

const amount = (cents: number) => (cents / 100).toFixed(2)

const offered = 'https://schema.org/'

/** The offer of a vehicle: with the displayed price while it is for sale, without one when it is sold. */
function offerOf({ price, soldAt, dealer }: UsedVehicle, siteUrl: string, url: string): Known | null {
  const isSold = soldAt !== null
  if (!isSold && price === null) return null
  return known({
    '@type': 'Offer',
    ...(isSold || price === null ? {} : { price: amount(price), priceCurrency: dealer.currency }),
    availability: `${offered}${isSold ? 'SoldOut' : 'InStock'}`,
    itemCondition: `${offered}UsedCondition`,
    url,
    seller: known({
      '@type': 'AutoDealer',
      name: dealer.name,
      url: `${siteUrl}/dealers/${dealer.slug}`,
      address: dealer.city && { '@type': 'PostalAddress', addressLocality: dealer.city },
    }),
  })
}

/**
 * Returns a used vehicle as a schema.org Car and Product. The price is the displayed one.
 *
 * Source: requirement D-412; decision D-12.
 *
 * @param siteUrl address of the site, without a slash at the end
 * @param path of the vehicle's page
 * @param pictures absolute addresses
 */
export function structuredVehicle(
  vehicle: UsedVehicle,
  siteUrl: string,
  path: string,
  name: string,
  pictures: readonly string[],
): Record<string, unknown> {
  const { make, model, year, mileage, bodyType, colour, fuelType, transmissionType } = vehicle
  const url = `${siteUrl}${path}`
  return known({
    '@context': 'https://schema.org',
    '@type': ['Car', 'Product'],
    '@id': url,
    ...{ url, name, model, sku: vehicle.id },
    brand: { '@type': 'Brand', name: make },
    vehicleModelDate: year === null ? null : String(year),
    mileageFromOdometer:
      mileage === null ? null : { '@type': 'QuantitativeValue', value: mileage, unitCode: 'KMT' },
    bodyType: bodyTypeLabel(bodyType),
    color: colour,
    fuelType: fuelLabel(fuelType),
    vehicleTransmission: transmissionType,
    itemCondition: `${offered}UsedCondition`,
    image: pictures.length > 0 ? pictures : null,
    offers: offerOf(vehicle, siteUrl, url),
  })
}
