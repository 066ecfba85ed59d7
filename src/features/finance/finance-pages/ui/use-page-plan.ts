import { useCallback, useEffect, useRef, useState } from 'react'
import { changedParameters, readPlan } from '#features/finance/finance/calculators.page.tsx'
import type { PlanParameters, PlanSettings, SharedPlan } from '#features/finance/finance/index.ts'
import { useAddressQuery, writeAddressQuery } from '#ui/use-address.ts'

/** Milliseconds without a change before the plan is written to the address. */
const writeDelay = 300

export type PagePlan = {
  /** Reads the plan, validated against the settings of a calculator. */
  readonly read: (settings: PlanSettings) => SharedPlan
  /** Changes part of the plan in a calculator with the given settings. */
  readonly change: (settings: PlanSettings, part: Partial<SharedPlan>) => void
}

/**
 * The plan of a page whose calculators share the choices but have their own settings. The query of the address stores
 * the values that differ from the defaults, so that a link shows the same plan. It is written once a slider stops
 * moving, without a new history entry.
 */
export function usePagePlan(): PagePlan {
  const query = useAddressQuery()
  const [unsaved, setUnsaved] = useState<PlanParameters>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const write = useCallback((names: PlanParameters) => {
    setUnsaved(names)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => writeAddressQuery(names), writeDelay)
  }, [])

  const read = (settings: PlanSettings) =>
    readPlan({ get: (name) => (name in unsaved ? (unsaved[name] ?? null) : query.get(name)) }, settings)
  const change = (settings: PlanSettings, part: Partial<SharedPlan>) =>
    write({ ...unsaved, ...changedParameters(read(settings), part, settings) })
  return { read, change }
}
