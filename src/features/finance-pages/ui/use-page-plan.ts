import { useCallback, useEffect, useRef, useState } from 'react'
import { chosenNames, readPlan } from '#features/finance/calculators.page.tsx'
import type { PlanNames, PlanSettings, SharedPlan } from '#features/finance/index.ts'
import { useAddressQuery, writeAddressQuery } from '#ui/use-address.ts'

/** How long the address waits until a slider rests. Milliseconds. */
const settled = 300

export type PlanOnPage = {
  /** What is chosen, as the calculators with these settings understand it. */
  readonly read: (settings: PlanSettings) => SharedPlan
  /** Chooses something in a calculator with these settings. */
  readonly change: (settings: PlanSettings, part: Partial<SharedPlan>) => void
}

/**
 * The plan of a page whose calculators have settings of their own and share what is chosen. The address keeps what
 * differs from how a calculator opens, so that a link shows the same; it is written once a slider rests, without an
 * entry in the history.
 */
export function usePagePlan(): PlanOnPage {
  const query = useAddressQuery()
  const [chosen, setChosen] = useState<PlanNames>({})
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  const write = useCallback((names: PlanNames) => {
    setChosen(names)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => writeAddressQuery(names), settled)
  }, [])

  const read = (settings: PlanSettings) =>
    readPlan({ get: (name) => (name in chosen ? (chosen[name] ?? null) : query.get(name)) }, settings)
  const change = (settings: PlanSettings, part: Partial<SharedPlan>) =>
    write({ ...chosen, ...chosenNames(read(settings), part, settings) })
  return { read, change }
}
