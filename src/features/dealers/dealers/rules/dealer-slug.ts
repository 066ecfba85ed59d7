/** Returns whether a text has the form of a slug of a dealer or a group, so that others need no query. */
export const isDealerSlug = (text: string): boolean => /^[a-z0-9-]{1,100}$/.test(text)
