/** Returns the path of the specials of a dealer. */
export const specialsPath = (dealer: string): string => `/dealers/${dealer}/specials`

/** Returns the path of one special. @param dealer slug of the dealer on whose site it is */
export const specialPath = (dealer: string, code: string): string => `${specialsPath(dealer)}/${code}`
