import { cache } from 'react'
import { loadCheck } from '../data/load-check.ts'

/** What the check page at an address shows, loaded once for the page and its metadata. */
export const checkOfPage = cache(loadCheck)
