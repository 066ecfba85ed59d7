/** An item of the menu of a dealer's site. */
export type SiteMenuItem = { readonly label: string; readonly href: string }

/** The pages below a dealer in the order of its menu; others follow before the last one. */
const order = ['/team', '/events', '/faqs', '/picture-gallery'] as const
const last = '/contact'

type MenuPage = {
  /** The path below the dealer: `/team`. */
  readonly rest: string
  readonly title: string
}

/**
 * Returns the menu of a dealer's site: new vehicles, the pages that exist, and the contact details at the end. Only pages
 * directly below the dealer are listed.
 *
 * Source: requirement D-001.
 *
 * @param pages of the template and of the dealer itself, whose titles replace those of the template
 */
export function siteMenu(slug: string, newVehicles: string, pages: readonly MenuPage[]): SiteMenuItem[] {
  const titles = new Map(
    pages
      .filter(({ rest }) => /^\/[^/]+$/.test(rest) && rest !== '/home')
      .map(({ rest, title }) => [rest, title]),
  )
  const known = order.filter((rest) => titles.has(rest))
  const others = [...titles.keys()]
    .filter((rest) => rest !== last && !order.some((one) => one === rest))
    .sort()
  const rests = [...known, ...others, ...(titles.has(last) ? [last] : [])]
  return [
    { label: newVehicles, href: `/dealers/${slug}/new-vehicles` },
    ...rests.map((rest) => ({ label: titles.get(rest) ?? rest, href: `/dealers/${slug}${rest}` })),
  ]
}
