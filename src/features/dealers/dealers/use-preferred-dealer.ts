import { useMemo, useSyncExternalStore } from 'react'
import { type PreferredDealer, parsePreferredDealer } from './preferred-dealer.ts'
import { readStoredDealer, subscribeToStoredDealer } from './stored-dealer.ts'

/** Returns the preferred dealer of this browser and follows its changes; null on the server. Source: requirement D-294. */
export function usePreferredDealer(): PreferredDealer | null {
  const stored = useSyncExternalStore(subscribeToStoredDealer, readStoredDealer, () => null)
  return useMemo(() => parsePreferredDealer(stored), [stored])
}
