import { rangePath } from '#features/vehicles/vehicles/index.ts'

/** The page that lists every manual. */
export const manualsPath = '/owners/manuals'

/** Returns the address of the manual of a range, a PDF. */
export const manualPath = (rangeSlug: string): string => `${rangePath(rangeSlug)}/manual`
