import { useCallback, useEffect, useRef, useState } from 'react'
import type { Campaign, CheckFailure } from '#features/owners/recalls/index.ts'

/** What is known about the recalls of a car. A failure is never "no recall". */
export type RecallState =
  | { readonly state: 'checked'; readonly campaigns: readonly Campaign[] }
  | { readonly state: 'checking' | CheckFailure }

/** Looks up a VIN. */
export type CheckVin = (vin: string) => Promise<{ readonly campaigns: readonly Campaign[] } | CheckFailure>

/**
 * Looks up the recalls of cars, one after the other: each VIN once by itself, and all of them when asked. After an answer
 * that there were too many lookups, none is sent until then. Results are stored nowhere.
 *
 * @param vins of the cars in the garage; a VIN that has left it is not sent
 * @param check the same function in every render
 */
export function useRecallChecks(vins: readonly string[], check: CheckVin) {
  const [results, setResults] = useState<ReadonlyMap<string, RecallState>>(new Map())
  const known = useRef(new Set<string>())
  const latest = useRef(vins)
  const isPaused = useRef(false)
  const queue = useRef(Promise.resolve())

  const ask = useCallback(
    (wanted: readonly string[]) => {
      const settle = (vin: string, result: RecallState) =>
        setResults((before) => new Map(before).set(vin, result))
      for (const vin of wanted) settle(vin, { state: 'checking' })
      const lookUp = async (vin: string): Promise<void> => {
        if (!latest.current.includes(vin)) {
          known.current.delete(vin)
          return
        }
        const answer = isPaused.current ? 'tooOften' : await check(vin)
        if (answer === 'tooOften') isPaused.current = true
        settle(
          vin,
          typeof answer === 'string' ? { state: answer } : { state: 'checked', campaigns: answer.campaigns },
        )
      }
      for (const vin of wanted) queue.current = queue.current.then(() => lookUp(vin))
    },
    [check],
  )

  const all = vins.join(' ')
  useEffect(() => {
    latest.current = all === '' ? [] : all.split(' ')
    const fresh = latest.current.filter((vin) => !known.current.has(vin))
    for (const vin of fresh) known.current.add(vin)
    if (fresh.length > 0) ask(fresh)
  }, [all, ask])

  return {
    results,
    isChecking: vins.some((vin) => results.get(vin)?.state === 'checking'),
    checkAll: () => {
      isPaused.current = false
      ask(latest.current)
    },
  }
}
