import { shareImage } from '#features/pictures/pictures/server.ts'
import type { Driver } from '../driver.ts'
import { fullName, inCategory } from '../rules/roster.ts'
import { socialLinks } from '../rules/social-links.ts'

type Subject = {
  readonly driver: Driver
  readonly category: string
  readonly mainPath: string
  readonly description: string
}

/**
 * Returns a driver as a schema.org Person, the same one on each of the driver's profiles.
 *
 * @param siteUrl address of the site, without a slash at the end
 */
export function structuredDriver(
  { driver, category, mainPath, description }: Subject,
  siteUrl: string,
): Record<string, unknown> {
  const url = `${siteUrl}${mainPath}`
  const { picture } = inCategory(driver, category)
  const addresses = socialLinks(driver.social).map(({ href }) => href)
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': url,
    ...{ url, name: fullName(driver), givenName: driver.name, familyName: driver.surname },
    ...{ jobTitle: 'Racing driver', description },
    ...(picture && { image: new URL(shareImage(picture).url, siteUrl).href }),
    ...(addresses.length > 0 && { sameAs: addresses }),
  }
}
