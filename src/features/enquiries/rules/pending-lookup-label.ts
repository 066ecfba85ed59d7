/** Label in the inbox for a code whose vehicle or dealer is not looked up yet. */
export const pendingLookupLabel = (code: string): string => `${code} (not looked up yet)`
