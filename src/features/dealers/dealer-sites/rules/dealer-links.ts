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

/** Paths of our own forms; null without a page. */
export type OwnForms = {
  readonly testDrive: string | null
  readonly quote: string | null
  readonly service: string | null
  readonly finance: string | null
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
 * Returns the addresses of a dealer. Test drives, quotes and services are asked for in our own forms, with the dealer
 * chosen; on another site only while the form has no page. Booking sites get the dealer's code as `/tsa/{code}`, the
 * online shop as `?dealercode={code}`.
 *
 * @param addresses of other sites; null when not set
 * Source: requirements D-071, D-264 and D-384 to D-387.
 */
export function dealerLinks(
  { slug, supplierCode, coordinates }: Subject,
  addresses: ExternalAddresses,
  forms: OwnForms,
) {
  const home = `/dealers/${slug}`
  const { testDrive, buyOnline } = addresses
  const atBooking = (address: string | null) =>
    address && supplierCode ? withPath(address, `/tsa/${supplierCode}`) : address
  const serviceBooking = atBooking(addresses.serviceBooking)
  const shop = buyOnline && supplierCode ? withParameter(buyOnline, 'dealercode', supplierCode) : buyOnline
  const inForm = (path: string | null) => path && `${path}?dealer=${slug}`
  return {
    home,
    contact: `${home}/contact`,
    newVehicles: `${home}/new-vehicles`,
    usedVehicles: supplierCode === null ? null : `${home}/pre-owned`,
    contactCard: `${home}/contact.vcf`,
    directions: coordinates && directionsAddress(coordinates),
    serviceBooking,
    testDrive: inForm(forms.testDrive) ?? atBooking(testDrive),
    quote: inForm(forms.quote) ?? shop,
    service: inForm(forms.service) ?? serviceBooking,
    repair: forms.service && `${inForm(forms.service)}&work=Repair`,
    finance: inForm(forms.finance),
  }
}

/** Returns the address of the form on a dealer's contact page, about a subject: `Parts`. */
export const contactAbout = (contact: string, subject: string): string =>
  `${contact}?about=${encodeURIComponent(subject)}#write`

/** Whether an address is on another site, which opens in a new tab. */
export const isOtherSite = (address: string): boolean => !address.startsWith('/')
