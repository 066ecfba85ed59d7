import { useCallback, useMemo, useState } from 'react'
import type { Cents } from '#platform/money.ts'
import { type FetchState, useFetch } from '#ui/use-fetch.ts'
import type { GuaranteedValue } from '../../guaranteed-value.ts'
import { type FutureDriveQuote, quoteFutureDrive } from '../../rules/future-drive.ts'
import type { Fees } from '../../rules/instalment.ts'
import type { SharedPlan } from '../../rules/plan-query.ts'
import type { FutureDriveSettings } from '../../rules/settings.ts'

/** The state of a FutureDrive quote for a model. */
export type FutureDriveView =
  /** `none`: the model has guaranteed values, but not for this mileage and term. */
  | { readonly state: 'loading' | 'failed' | 'none' }
  | { readonly state: 'ready'; readonly quote: FutureDriveQuote; readonly value: GuaranteedValue }

export type FutureDrive = {
  readonly view: FutureDriveView
  /** Whether the model is offered with FutureDrive; null until the first response. */
  readonly offered: boolean | null
  readonly retry: () => void
}

type ValueResponse = { readonly value: GuaranteedValue | null }

/**
 * Whether the model has guaranteed values. Keeps the previous result while loading; a failed request counts as offered.
 */
function useOffered(answer: FetchState<ValueResponse>): boolean | null {
  const [offered, setOffered] = useState<boolean | null>(null)
  const current =
    answer.state === 'ready' ? answer.data.value !== null : answer.state === 'failed' ? true : offered
  if (current !== offered) setOffered(current)
  return current
}

/**
 * Fetches the guaranteed value of a model whenever model, term or mileage changes, and quotes the plan.
 *
 * @param code null while the calculators are closed
 * Source: requirements V-008, V-061 and V-332.
 */
export function useFutureDrive(
  code: string | null,
  price: Cents,
  { deposit, futureDrive: { months, rate, mileage } }: Pick<SharedPlan, 'deposit' | 'futureDrive'>,
  settings: FutureDriveSettings,
  fees: Fees,
): FutureDrive {
  const address = code === null ? null : `/sections/guaranteed-value?code=${encodeURIComponent(code)}`
  const any = useFetch<ValueResponse>(address)
  const hasNoValue = any.result.state === 'ready' && any.result.data.value === null
  const exact = useFetch<ValueResponse>(
    address === null || hasNoValue ? null : `${address}&mileage=${mileage}&months=${months}`,
  )
  const offered = useOffered(any.result)
  const { result } = exact
  const view = useMemo((): FutureDriveView => {
    if (result.state !== 'ready') return { state: result.state }
    const { value } = result.data
    if (value === null) return { state: 'none' }
    const choice = { months, rate, deposit }
    return { state: 'ready', quote: quoteFutureDrive(price, choice, value.factor, settings, fees), value }
  }, [result, price, months, rate, deposit, settings, fees])
  const anyFailed = any.result.state === 'failed'
  const { retry: retryAny } = any
  const { retry: retryExact } = exact
  const retry = useCallback(() => {
    if (anyFailed) retryAny()
    retryExact()
  }, [anyFailed, retryAny, retryExact])
  return { view, offered, retry }
}
