import { cache } from 'react'
import { loadCheck } from './drafts/load-check.ts'

export { CheckPage, checkMetadata } from './drafts/ui/check-page.tsx'

/** What the check page at an address shows, loaded once for the page and its metadata. */
export const checkOfPage = cache(loadCheck)
