/** The number of specials up to which a slider shows them well enough on its own. */
const maxWithoutLink = 4

/** Whether a slider links the page with all specials. @param total of live specials. Source: requirement D-065 */
export const showsAllLink = (total: number): boolean => total > maxWithoutLink
