/** The category of the carousel, until an editor chooses another: GR. Source: requirement C-365; decision G-8. */
export const defaultCategory = 3

/** The number of news items in the carousel, until an editor changes it; the specification has none. */
export const maxLatest = 12

/** The number of news items on the site of a dealer. Source: requirements D-063, D-381 and D-418. */
export const maxOfDealer = 5
