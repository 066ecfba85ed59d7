import placeData from '#content/places/places.json' with { type: 'json' }

/**
 * The rows of `content/places/places.json` by province or country: lists that begin with a city or town, followed by its
 * suburbs. A row is `Name, Other name: latitude longitude`. The feature `places` reads them.
 */
export const gazetteerRows: Readonly<Record<string, readonly (readonly string[])[]>> = placeData
