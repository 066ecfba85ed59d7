/** Returns whether a text could be the slug of a dealer or a group: one that cannot costs no query. */
export const isDealerSlug = (text: string): boolean => /^[a-z0-9-]{1,100}$/.test(text)
