import { type DriverSeason, driverSeasons } from '#features/motorsport/motorsport-results/rules.ts'
import { listSeasons } from '#features/motorsport/motorsport-results/server.ts'
import { fill } from '#platform/i18n/fill.ts'
import { log } from '#platform/process/log.ts'
import type { Driver } from '../driver.ts'
import { categoryName, categoryOfPage } from '../rules/category-path.ts'
import { driverAt, fullName, mainCategory, mainProfilePath, rosterTabs } from '../rules/roster.ts'
import { driverTexts } from '../texts.ts'
import { listDrivers } from './drivers.ts'

/** What the page of a driver shows. */
export type Profile = {
  readonly driver: Driver
  readonly category: string
  /** The address that search engines list, of those that a driver in several categories has. */
  readonly mainPath: string
  /** The driver's story, else one sentence. */
  readonly description: string
  readonly seasons: readonly DriverSeason[]
}

/** A profile among all pages of the site. */
export type ListedProfile = {
  readonly path: string
  readonly title: string
  /** Whether it is the address that search engines list. */
  readonly isMain: boolean
  /** One sentence. */
  readonly summary: string
  readonly story: string | null
  /** Other words for which visitors may search. */
  readonly keywords: readonly string[]
}

function summaryOf(driver: Driver, category: string): string {
  const { profileDescription } = driverTexts('en').motorsportDrivers
  return fill(profileDescription, { name: fullName(driver), category: categoryName(category) })
}

/**
 * Finds the profile at an address below the page of motorsport; null when there is none.
 *
 * @param page last segment of the path of the category: `sa-rally-raid`
 * @param segment the driver's own: `giniel-de-villiers`
 * @throws ServiceUnavailable when the drivers could not be read.
 */
export async function findProfile(page: string, segment: string): Promise<Profile | null> {
  const category = categoryOfPage(page)
  if (category === null) return null
  const drivers = await listDrivers()
  const driver = driverAt(drivers, category, segment)
  const mainPath = driver && mainProfilePath(drivers, driver)
  if (!driver || !mainPath) return null
  const seasons = driverSeasons(await listSeasons(), segment)
  return { driver, category, mainPath, description: driver.story ?? summaryOf(driver, category), seasons }
}

/** Lists every profile, for the site map and the search; empty while the drivers cannot be read, which is logged. */
export async function listProfilesOrEmpty(): Promise<readonly ListedProfile[]> {
  try {
    const drivers = await listDrivers()
    const byId = new Map(drivers.map((driver) => [driver.id, driver]))
    return rosterTabs(drivers).flatMap(({ category, cards }) =>
      cards.flatMap(({ id, path, name, racingNumber, navigator }): ListedProfile[] => {
        const driver = byId.get(id)
        if (!driver) return []
        const series = driver.categories.map((place) => categoryName(place.category))
        return [
          {
            ...{ path, title: name, isMain: mainCategory(driver) === category, story: driver.story },
            summary: summaryOf(driver, category),
            keywords: ['driver', ...series, ...[racingNumber, navigator].filter((word) => word !== null)],
          },
        ]
      }),
    )
  } catch (error) {
    log.error({ reason: String(error) }, 'drivers missing from the site map')
    return []
  }
}
