import { useCallback, useMemo, useState } from 'react'
import type { Cents } from '#platform/money.ts'
import { type Answer, useAnswer } from '#ui/use-answer.ts'
import type { GuaranteedValue } from '../../guaranteed-value.ts'
import { type FutureDriveQuote, quoteFutureDrive } from '../../rules/future-drive.ts'
import type { Fees } from '../../rules/instalment.ts'
import type { SharedPlan } from '../../rules/plan-address.ts'
import type { FutureDriveSettings } from '../../rules/settings.ts'

/** What FutureDrive comes to for a model, as far as it is known. */
export type FutureDriveView =
  /** `none`: the model has values, and none for these kilometres and this term. */
  | { readonly state: 'loading' | 'failed' | 'none' }
  | { readonly state: 'ready'; readonly quote: FutureDriveQuote; readonly value: GuaranteedValue }

export type FutureDrive = {
  readonly view: FutureDriveView
  /** Whether the model is offered with FutureDrive; null before that was ever known. */
  readonly offered: boolean | null
  readonly retry: () => void
}

type Found = { readonly value: GuaranteedValue | null }

/** Whether there is one; of a question under way and a failed one, what was known before. */
function useOffered(answer: Answer<Found>): boolean | null {
  const [known, setKnown] = useState<boolean | null>(null)
  const now = answer.state === 'ready' ? answer.data.value !== null : answer.state === 'failed' ? true : known
  if (now !== known) setKnown(now)
  return now
}

/**
 * The guaranteed value of a model, asked for again when the model, the term or the mileage changes, and the plan that
 * follows from it.
 *
 * @param code null as long as nobody looks
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
  const any = useAnswer<Found>(address)
  const none = any.answer.state === 'ready' && any.answer.data.value === null
  const exact = useAnswer<Found>(
    address === null || none ? null : `${address}&mileage=${mileage}&months=${months}`,
  )
  const offered = useOffered(any.answer)
  const { answer } = exact
  const view = useMemo((): FutureDriveView => {
    if (answer.state !== 'ready') return { state: answer.state }
    const { value } = answer.data
    if (value === null) return { state: 'none' }
    const choice = { months, rate, deposit }
    return { state: 'ready', quote: quoteFutureDrive(price, choice, value.factor, settings, fees), value }
  }, [answer, price, months, rate, deposit, settings, fees])
  const anyFailed = any.answer.state === 'failed'
  const { retry: askAny } = any
  const { retry: askExact } = exact
  const retry = useCallback(() => {
    if (anyFailed) askAny()
    askExact()
  }, [anyFailed, askAny, askExact])
  return { view, offered, retry }
}
