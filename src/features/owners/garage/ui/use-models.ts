import type { ServicedModel } from '#features/owners/service-schedule/index.ts'
import { useFetch } from '#ui/use-fetch.ts'

/** Loads the models of a range from the choice of the service schedule. @param range empty for none */
export function useModels(range: string) {
  const address = `/sections/service-schedule?${new URLSearchParams({ range })}`
  const { result, retry } = useFetch<readonly ServicedModel[]>(range === '' ? null : address)
  return {
    models: range !== '' && result.state === 'ready' ? result.data : [],
    isLoading: range !== '' && result.state === 'loading',
    hasFailed: range !== '' && result.state === 'failed',
    retry,
  }
}
