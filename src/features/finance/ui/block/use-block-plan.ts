import { useCallback, useEffect, useMemo, useState } from 'react'
import { settleAddress, useAddressQuery, writeAddressQuery } from '#ui/use-address.ts'
import { type PlanSettings, readPlan, type SharedPlan, writePlan } from '../../rules/plan-address.ts'

/** Milliseconds a plan rests before the address keeps it: browsers refuse an address that changes at every step. */
const rest = 400

export type PlanChange = (part: Partial<SharedPlan>) => void

/**
 * The plan a visitor works out. The address keeps it, without a new entry in the history: a link, the way back and a
 * reload show the same figures.
 *
 * @param settings the same object as long as they are the same
 */
export function useBlockPlan(settings: PlanSettings): { plan: SharedPlan; change: PlanChange } {
  const query = useAddressQuery()
  const kept = useMemo(() => readPlan(query, settings), [query, settings])
  const [unsaved, setUnsaved] = useState<SharedPlan | null>(null)
  const change = useCallback<PlanChange>(
    (part) => setUnsaved((previous) => ({ ...(previous ?? kept), ...part })),
    [kept],
  )
  useEffect(() => {
    if (unsaved === null) return
    const save = () => {
      writeAddressQuery(Object.fromEntries(writePlan(unsaved)))
      setUnsaved(null)
    }
    const leave = () => {
      save()
      settleAddress()
    }
    const timer = setTimeout(save, rest)
    window.addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', leave)
    }
  }, [unsaved])
  return { plan: unsaved ?? kept, change }
}
