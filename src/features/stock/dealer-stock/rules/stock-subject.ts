/** Source: requirement D-212. */
const suffix = 'Automark'

/** Returns the heading of a listing: the name of its dealer or group, and the name of the used-vehicle trade. */
export const listingHeading = (name: string): string => `${name} ${suffix}`

/** Returns the path of a dealer's used vehicles. */
export const dealerStockPath = (slug: string): string => `/dealers/${slug}/pre-owned`

/** Returns the path of a group's used vehicles. */
export const groupStockPath = (slug: string): string => `/dealers/groups/${slug}/pre-owned`

/** The query with which a dealer's page lists the vehicles of its group. Source: requirement D-083. */
export const groupParameter = 'group'

/** Returns the address of a dealer's page with the vehicles of its group. */
export const dealerGroupStockPath = (slug: string): string =>
  `${dealerStockPath(slug)}?${groupParameter}=true`
