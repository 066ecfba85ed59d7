import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushAddress, useAddressQuery, writeAddressQuery } from '#ui/use-address.ts'
import { type PlanSettings, readPlan, type SharedPlan, writePlan } from '../../rules/plan-query.ts'

/** Milliseconds before a change is written to the address; browsers limit the number of address changes. */
const writeDelay = 400

export type PlanChange = (part: Partial<SharedPlan>) => void

/**
 * The plan of a visitor, stored in the query of the address without new history entries, so that links, the back button
 * and reloads show the same figures.
 *
 * @param settings must be referentially stable
 */
export function useBlockPlan(settings: PlanSettings): { plan: SharedPlan; change: PlanChange } {
  const query = useAddressQuery()
  const savedPlan = useMemo(() => readPlan(query, settings), [query, settings])
  const [unsaved, setUnsaved] = useState<SharedPlan | null>(null)
  const change = useCallback<PlanChange>(
    (part) => setUnsaved((previous) => ({ ...(previous ?? savedPlan), ...part })),
    [savedPlan],
  )
  useEffect(() => {
    if (unsaved === null) return
    const save = () => {
      writeAddressQuery(Object.fromEntries(writePlan(unsaved)))
      setUnsaved(null)
    }
    const leave = () => {
      save()
      flushAddress()
    }
    const timer = setTimeout(save, writeDelay)
    window.addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', leave)
    }
  }, [unsaved])
  return { plan: unsaved ?? savedPlan, change }
}
