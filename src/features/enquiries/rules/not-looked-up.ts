/** Label in the inbox for a code whose vehicle or dealer is not looked up yet. */
export const notLookedUp = (code: string): string => `${code} (not looked up yet)`
