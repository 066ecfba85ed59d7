import type { Picture } from '#features/pictures/pictures/index.ts'
import type { Driver, DriverCategory } from '../driver.ts'
import { categoryName, categoryPath, compareCategories } from './category-path.ts'
import { driverSlugs } from './driver-slug.ts'

/** A driver as a card of the roster of a category. */
export type RosterCard = {
  readonly id: string
  readonly name: string
  /** Of the profile. */
  readonly path: string
  readonly picture: Picture | null
  readonly racingNumber: string | null
  readonly navigator: string | null
}

/** The roster of a category. */
export type RosterTab = {
  readonly category: string
  readonly label: string
  readonly path: string
  readonly cards: readonly RosterCard[]
}

export const fullName = ({ name, surname }: Pick<Driver, 'name' | 'surname'>): string =>
  `${name} ${surname}`.trim()

const last = Number.MAX_SAFE_INTEGER

type Member = { readonly driver: Driver; readonly place: DriverCategory }

/** By the position in the category, then by `sortBy`, then by surname; those without one come last. */
function compareMembers(one: Member, other: Member): number {
  const text = (a: string | null, b: string | null) =>
    a === null || b === null
      ? Number(a === null) - Number(b === null)
      : a.localeCompare(b, 'en', { numeric: true })
  return (
    (one.place.order ?? last) - (other.place.order ?? last) ||
    text(one.driver.sortBy, other.driver.sortBy) ||
    text(one.driver.surname, other.driver.surname) ||
    text(one.driver.name, other.driver.name) ||
    text(one.driver.id, other.driver.id)
  )
}

/** Returns what differs in a category, else what the driver has. Source: requirement C-067. */
export function inCategory(driver: Driver, category: string): Pick<RosterCard, 'picture' | 'racingNumber'> {
  const place = driver.categories.find((each) => each.category === category)
  return {
    picture: place?.picture ?? driver.picture,
    racingNumber: place?.racingNumber ?? driver.racingNumber,
  }
}

/** Returns the roster of a category in its order; empty when no driver is in it. Source: requirements C-055 and C-068. */
export function rosterOf(drivers: readonly Driver[], category: string): readonly RosterCard[] {
  const slugs = driverSlugs(drivers)
  return drivers
    .flatMap((driver): Member[] => {
      const place = driver.categories.find((each) => each.category === category)
      return place ? [{ driver, place }] : []
    })
    .sort(compareMembers)
    .map(({ driver }) => ({
      ...{ id: driver.id, name: fullName(driver), navigator: driver.navigator },
      path: `${categoryPath(category)}/${slugs.get(driver.id) ?? ''}`,
      ...inCategory(driver, category),
    }))
}

/** Returns a tab for each category some driver is in; none without drivers. Source: requirements C-052 to C-054, C-059. */
export function rosterTabs(drivers: readonly Driver[]): readonly RosterTab[] {
  const categories = new Set(drivers.flatMap((driver) => driver.categories.map(({ category }) => category)))
  return [...categories].sort(compareCategories).map((category) => ({
    category,
    label: categoryName(category),
    path: categoryPath(category),
    cards: rosterOf(drivers, category),
  }))
}

/** Returns the driver of a profile's address; undefined when the category has none there. Source: requirement C-065. */
export function driverAt(drivers: readonly Driver[], category: string, slug: string): Driver | undefined {
  const slugs = driverSlugs(drivers)
  return drivers.find(
    ({ id, categories }) => slugs.get(id) === slug && categories.some((each) => each.category === category),
  )
}

/**
 * Returns the category whose profile search engines should list, since a driver has one in every category: the first by
 * the order of the tabs. Null for a driver without a category.
 */
export function mainCategory({ categories }: Pick<Driver, 'categories'>): string | null {
  return categories.map(({ category }) => category).sort(compareCategories)[0] ?? null
}

/** Returns the address of a driver's profile that search engines should list; null for a driver without a category. */
export function mainProfilePath(drivers: readonly Driver[], driver: Driver): string | null {
  const category = mainCategory(driver)
  const slug = driverSlugs(drivers).get(driver.id)
  return category === null || slug === undefined ? null : `${categoryPath(category)}/${slug}`
}
