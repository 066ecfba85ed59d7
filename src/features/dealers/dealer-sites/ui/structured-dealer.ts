import type { Dealer, OpeningHours } from '#features/dealers/dealers/index.ts'
import { shareImage } from '#features/pictures/pictures/server.ts'
import { brand } from '#platform/site/brand.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Weekdays with the same hours, as schema.org groups them. Public holidays have no day there. */
function openingHours(hours: readonly OpeningHours[]) {
  const open = days.flatMap((day) => {
    const row = hours.find((candidate) => candidate.day === day)
    return row?.open ? [{ day, ...row.open }] : []
  })
  const groups = Map.groupBy(open, ({ from, until }) => `${from} ${until}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: group.map(({ day }) => day),
            opens: first.from,
            closes: first.until,
          },
        ]
      : []
  })
}

/** Returns the properties that have a value. */
function known(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== null && value !== undefined),
  )
}

/** The country of a region; a province is in the brand's country. */
function countryOf({ region }: Dealer): string | null {
  if (!region) return null
  return region.kind === 'province' ? brand.country : region.name
}

/**
 * Returns a dealer as schema.org AutoDealer, with address, hours and position.
 *
 * @param siteUrl address of the site, without a slash at the end
 */
export function structuredDealer(dealer: Dealer, siteUrl: string): Record<string, unknown> {
  const { name, slug, address, region, coordinates, telephone, picture, socialLinks } = dealer
  const hours = openingHours(dealer.openingHours)
  const url = `${siteUrl}/dealers/${slug}`
  return known({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': url,
    ...{ name, url, telephone },
    brand: { '@type': 'Brand', name: brand.name },
    image: picture ? new URL(shareImage(picture).url, siteUrl).href : null,
    address: known({
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city ?? address.suburb,
      addressRegion: region?.kind === 'province' ? region.name : null,
      postalCode: address.postalCode,
      addressCountry: countryOf(dealer),
    }),
    geo: coordinates && { '@type': 'GeoCoordinates', ...coordinates },
    openingHoursSpecification: hours.length > 0 ? hours : null,
    sameAs: socialLinks.length > 0 ? socialLinks.map((link) => link.address) : null,
  })
}
