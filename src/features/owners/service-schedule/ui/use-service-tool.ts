import { useState } from 'react'
import { writeAddressQuery } from '#ui/use-address.ts'
import { useFetch } from '#ui/use-fetch.ts'
import type { ServiceInfo } from '../service.ts'
import type { ServiceChoice, ServicedModel, ServiceTool } from '../tool.ts'

/** Part of the tool: nothing to load, or what was loaded. */
export type Loaded<Data> =
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'none' | 'loading' | 'failed' }

type Part<Data> = { readonly loaded: Loaded<Data>; readonly retry: () => void }

/** The state of the tool before anything is chosen. Source: requirement V-115. */
const nothingChosen: ServiceChoice = { range: null, model: null, interval: 0 }

const addressOf = (query: Readonly<Record<string, string>>) =>
  `/sections/service-schedule?${new URLSearchParams(query)}`

/**
 * Loads a part when its address is known.
 *
 * @param address null while nothing is to be loaded
 * @param initial what came with the page for its own choice; it is not requested again
 */
function usePart<Data>(address: string | null, initial: Data | 'failed' | null): Part<Data> {
  const [came] = useState({ address, data: initial })
  const hasCome = address !== null && address === came.address && came.data !== null && came.data !== 'failed'
  const { result, retry } = useFetch<Data>(hasCome ? null : address)
  if (address === null) return { loaded: { state: 'none' }, retry }
  if (hasCome) return { loaded: { state: 'ready', data: came.data as Data }, retry }
  return { loaded: result, retry }
}

const dataOf = <Data>({ loaded }: Part<readonly Data[]>): readonly Data[] =>
  loaded.state === 'ready' ? loaded.data : []

/** The choices of an owner and what belongs to them. Source: requirements V-115 to V-121 and V-339. */
export function useServiceTool({ choice: initialChoice, parts }: ServiceTool) {
  const [choice, setChoice] = useState(initialChoice)
  const choose = (next: ServiceChoice) => {
    setChoice(next)
    const { range, model, interval } = next
    writeAddressQuery({
      ...{ range: range ?? undefined, model: model ?? undefined },
      km: interval === 0 ? undefined : String(interval),
    })
  }
  const { range, model } = choice
  const models = usePart<readonly ServicedModel[]>(range === null ? null : addressOf({ range }), parts.models)
  const intervals = usePart<readonly number[]>(model === null ? null : addressOf({ model }), parts.intervals)
  // The first service is chosen until the owner chooses another.
  const options = dataOf(intervals)
  const interval = options.includes(choice.interval) ? choice.interval : (options[0] ?? 0)
  const service = usePart<ServiceInfo>(
    model === null || interval === 0 ? null : addressOf({ model, km: String(interval) }),
    parts.service,
  )
  const all = [models, intervals, service]
  return {
    ...{ choice: { range, model, interval }, models: dataOf(models), intervals: options },
    vehicle: dataOf(models).find(({ code }) => code === model) ?? null,
    service: service.loaded,
    /** Whether the model has no services at all. Source: decision V-5. */
    hasNoService: intervals.loaded.state === 'ready' && options.length === 0,
    isLoading: all.some(({ loaded }) => loaded.state === 'loading'),
    hasFailed: all.some(({ loaded }) => loaded.state === 'failed'),
    retry: () => {
      for (const part of all) if (part.loaded.state === 'failed') part.retry()
    },
    // A placeholder is no choice. Source: requirement V-120.
    chooseRange: (slug: string) => slug !== '' && choose({ ...nothingChosen, range: slug }),
    chooseModel: (code: string) => code !== '' && choose({ range, model: code, interval: 0 }),
    chooseInterval: (kilometres: number) => kilometres > 0 && choose({ ...choice, interval: kilometres }),
    clear: () => choose(nothingChosen),
  }
}
