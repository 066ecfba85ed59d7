/** A code in the inbox whose vehicle or dealer could not be looked up so far. */
export const notLookedUp = (code: string): string => `${code} (not looked up yet)`
