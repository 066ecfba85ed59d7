import { useSyncExternalStore } from 'react'
import { readPreferredSlug, subscribeToStoredDealer } from './stored-dealer.ts'

/** Returns the slug of the preferred dealer like `usePreferredDealer`, with less code: for parts of every page. */
export function usePreferredSlug(): string | null {
  return useSyncExternalStore(subscribeToStoredDealer, readPreferredSlug, () => null)
}
