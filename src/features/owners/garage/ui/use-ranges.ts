import { useFetch } from '#ui/use-fetch.ts'
import type { GarageRange } from '../garage.ts'

type Loaded =
  | { readonly state: 'ready'; readonly data: readonly GarageRange[] }
  | { readonly state: 'empty' | 'failed' }

/** Returns the ranges that came with the page, or loads them when they did not. @param address of the block's data */
export function useRanges(given: readonly GarageRange[] | null, address: string) {
  const { result, retry } = useFetch<Loaded>(given === null ? address : null)
  if (given !== null) return { ranges: given, hasFailed: false, retry }
  const loaded = result.state === 'ready' ? result.data : null
  return {
    ranges: loaded?.state === 'ready' ? loaded.data : [],
    hasFailed: result.state === 'failed' || loaded?.state === 'failed',
    retry,
  }
}
