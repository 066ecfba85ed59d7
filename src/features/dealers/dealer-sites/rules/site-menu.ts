/** An item of the menu of a dealer's site. */
export type SiteMenuItem = { readonly label: string; readonly href: string }

/** The pages below a dealer in the order of its menu; others follow before the last one. */
const order = ['/specials', '/trade-in', '/team', '/events', '/faqs', '/picture-gallery'] as const
const last = '/contact'

/** Pages that have an item of their own, or none. */
const generated: readonly string[] = ['/home', '/pre-owned']

type MenuPage = {
  /** The path below the dealer: `/team`. */
  readonly rest: string
  readonly title: string
}

/** Labels of the pages of vehicles. */
type VehicleLabels = {
  readonly newVehicles: string
  /** Null for a dealer that has no stock. */
  readonly usedVehicles: string | null
}

/**
 * Returns the menu of a dealer's site: new and pre-owned vehicles, the pages that exist, and the contact details at the
 * end. Only pages directly below the dealer are listed.
 *
 * Source: requirements D-001 and D-075.
 *
 * @param pages of the template and of the dealer itself, whose titles replace those of the template
 */
export function siteMenu(
  slug: string,
  { newVehicles, usedVehicles }: VehicleLabels,
  pages: readonly MenuPage[],
): SiteMenuItem[] {
  const titles = new Map(
    pages
      .filter(({ rest }) => /^\/[^/]+$/.test(rest) && !generated.includes(rest))
      .map(({ rest, title }) => [rest, title]),
  )
  const known = order.filter((rest) => titles.has(rest))
  const others = [...titles.keys()]
    .filter((rest) => rest !== last && !order.some((one) => one === rest))
    .sort()
  const rests = [...known, ...others, ...(titles.has(last) ? [last] : [])]
  return [
    { label: newVehicles, href: `/dealers/${slug}/new-vehicles` },
    ...(usedVehicles === null ? [] : [{ label: usedVehicles, href: `/dealers/${slug}/pre-owned` }]),
    ...rests.map((rest) => ({ label: titles.get(rest) ?? rest, href: `/dealers/${slug}${rest}` })),
  ]
}
