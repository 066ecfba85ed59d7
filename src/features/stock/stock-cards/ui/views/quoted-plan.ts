import { useSyncExternalStore } from 'react'

/** The plan of a vehicle's page, which its calculator passes to the enquiry form of the same page. */
type Quoted = { readonly id: string; readonly calculation: string }

let current: Quoted = { id: '', calculation: '' }
const listeners = new Set<() => void>()

/** Passes the written choices of the calculator to the form about the same vehicle. Source: requirement D-126. */
export function setQuotedPlan(quoted: Quoted): void {
  current = quoted
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The written choices of the calculator of a vehicle; empty until Get A Quote is pressed. */
export const useQuotedPlan = (id: string): string =>
  useSyncExternalStore(
    subscribe,
    () => (current.id === id ? current.calculation : ''),
    () => '',
  )
