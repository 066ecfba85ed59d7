import { parseVisits, type Visits } from '../rules/visits.ts'

const storageKey = 'used-vehicle-visits'

/** Reads the visits of this browser; null without any, and where the browser stores nothing. */
export function readVisits(): Visits | null {
  try {
    return parseVisits(localStorage.getItem(storageKey))
  } catch {
    return null
  }
}

/** Stores the visits, or removes them with null. Browsers that store nothing then have no visits. */
export function writeVisits(visits: Visits | null): void {
  try {
    if (visits === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(visits))
  } catch {
    // The page works without: nothing is compared with an earlier visit.
  }
}
