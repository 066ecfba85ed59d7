import { useEffect, useState } from 'react'
import { useFetch } from '#ui/use-fetch.ts'
import type { TradeInValue } from '../trade-in-value.ts'
import type { TradeInValueState } from './trade-in-value.tsx'

/** Debounce of typing, in milliseconds. */
const debounceMs = 500

/**
 * Fetches the value at an address, once the address has not changed for half a second.
 *
 * @param address null while the entries are incomplete
 */
export function useTradeInValue(address: string | null): { view: TradeInValueState; retry: () => void } {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), debounceMs)
    return () => clearTimeout(timer)
  }, [address])
  const isSettled = settled === address
  const { result, retry } = useFetch<{ value: TradeInValue | null }>(isSettled ? settled : null)
  const view: TradeInValueState =
    result.state === 'ready' && isSettled
      ? { state: 'ready', value: result.data.value }
      : { state: isSettled && result.state === 'failed' ? 'failed' : 'loading' }
  return { view, retry }
}
