import { normalise } from '#platform/text-search/normalise.ts'

/** Longest slug of a filter's value, in characters. */
export const maxSlugLength = 60

/** Returns a label as the address spells it: `Station Wagon` becomes `station-wagon`; empty for a label without letters. */
export const slugOf = (label: string): string => normalise(label).replaceAll(' ', '-').slice(0, maxSlugLength)
