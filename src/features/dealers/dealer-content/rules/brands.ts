/** Whether a list of brands includes a brand, ignoring case and surrounding spaces. */
function includesBrand(brands: readonly string[], brand: string): boolean {
  const normalised = (name: string) => name.trim().toLowerCase()
  return brands.some((each) => normalised(each) === normalised(brand))
}

/**
 * Whether an event, a FAQ, a quote or a testimonial is shown: its brands include the brand of the site. Without brands
 * it is not shown.
 *
 * Source: requirements D-010 to D-013.
 */
export function isShownForBrand(brands: readonly string[], brand: string): boolean {
  return includesBrand(brands, brand)
}

/** Whether a member of a team is shown: its brands include the brand of the site, or it has none. Source: D-014. */
export function isMemberShownForBrand(brands: readonly string[], brand: string): boolean {
  return brands.length === 0 || includesBrand(brands, brand)
}
