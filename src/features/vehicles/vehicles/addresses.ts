/** The pattern of a range's page, also of the one in the name of a dealer, without the first slash. */
export const rangePage = '(?:vehicles|dealers/[^/]+/new-vehicles)/[^/]+'

/** Comma-separated model codes: as many as a comparison displays, and some that are no longer on sale. */
export const modelCodes = '[0-9A-Za-z-]{1,16}(?:,[0-9A-Za-z-]{1,16}){0,7}'
