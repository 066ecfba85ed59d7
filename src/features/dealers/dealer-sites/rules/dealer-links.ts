import { directionsAddress } from '#features/dealers/dealers/rules.ts'

/** What the addresses of a dealer depend on. */
type Subject = {
  readonly slug: string
  readonly supplierCode: string | null
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null
}

type ExternalAddresses = {
  readonly serviceBooking: string | null
  readonly testDrive: string | null
  readonly buyOnline: string | null
}

/** Appends a path to an address, before its query. */
function withPath(address: string, path: string): string {
  const url = new URL(address)
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`
  return url.href
}

/** Adds a query parameter to an address. */
function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address)
  url.searchParams.set(name, value)
  return url.href
}

/**
 * Returns the addresses of a dealer. Booking sites get the dealer's code as `/tsa/{code}`, the online shop as
 * `?dealercode={code}`.
 *
 * @param addresses of other sites; null when not set
 * @param testDriveForm path of our own form; null without a page
 * Source: requirements D-071, D-264 and D-384 to D-387.
 */
export function dealerLinks(
  { slug, supplierCode, coordinates }: Subject,
  addresses: ExternalAddresses,
  testDriveForm: string | null,
) {
  const home = `/dealers/${slug}`
  const { serviceBooking, testDrive, buyOnline } = addresses
  const atBooking = (address: string | null) =>
    address && supplierCode ? withPath(address, `/tsa/${supplierCode}`) : address
  return {
    home,
    contact: `${home}/contact`,
    newVehicles: `${home}/new-vehicles`,
    usedVehicles: supplierCode === null ? null : `${home}/pre-owned`,
    contactCard: `${home}/contact.vcf`,
    directions: coordinates && directionsAddress(coordinates),
    serviceBooking: atBooking(serviceBooking),
    testDrive: atBooking(testDrive) ?? (testDriveForm && `${testDriveForm}?dealer=${slug}`),
    buyOnline: buyOnline && supplierCode ? withParameter(buyOnline, 'dealercode', supplierCode) : buyOnline,
  }
}
