import { useMemo, useSyncExternalStore } from 'react'
import { type PreferredDealer, parsePreferredDealer, preferredDealerStore } from './preferred-dealer.ts'

/** Returns the preferred dealer of this browser and follows its changes; null on the server. Source: requirement D-294. */
export function usePreferredDealer(): PreferredDealer | null {
  const { subscribe, read, readOnServer } = preferredDealerStore
  const stored = useSyncExternalStore(subscribe, read, readOnServer)
  return useMemo(() => parsePreferredDealer(stored), [stored])
}
