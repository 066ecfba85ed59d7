/** The address of an event and its entry in calendars: lower-case words with single hyphens. */
export const eventSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A time of day: `18:30`. */
export const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** The countries in which events take place. Those with a flag of ours show it; decision C-8. */
export const eventCountries = [
  'South Africa',
  'Namibia',
  'USA',
  'Rwanda',
  'Botswana',
  'Eswatini',
  'Kenya',
  'Lesotho',
  'Mozambique',
  'Saudi Arabia',
  'Zambia',
  'Zimbabwe',
] as const
