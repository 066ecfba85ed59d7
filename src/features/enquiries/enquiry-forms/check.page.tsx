import { cache } from 'react'
import { loadCheck } from './check/load-check.ts'

export { CheckPage, checkMetadata } from './check/ui/check-page.tsx'

/** What the check page at an address shows, loaded once for the page and its metadata. */
export const checkOfPage = cache(loadCheck)
