import { type ReactNode, useCallback, useMemo } from 'react'
import type { BasisPoints, Cents } from '#platform/money.ts'
import type { CappedDeposit } from '../../rules/deposit.ts'
import type { FinanceTexts } from '../../texts.ts'
import { DepositField } from '../deposit-field.tsx'
import { RateSlider } from '../rate-slider.tsx'
import { ListField } from './list-field.tsx'

type Chosen = { readonly months: number; readonly rate: BasisPoints }

type Props = {
  deposit: CappedDeposit
  settings: { readonly terms: readonly number[]; readonly rates: readonly BasisPoints[] }
  plan: Chosen
  onDeposit: (deposit: Cents) => void
  /** The same function as long as it does the same. */
  onChange: (part: Partial<Chosen>) => void
  /** The list beside the term. */
  children: ReactNode
  words: FinanceTexts
}

/**
 * What both plans with instalments may be changed in: the deposit, the term beside a list of the plan's own, the rate.
 * An input draws anew its own control and no other.
 */
export function PlanFields({ deposit, settings, plan, onDeposit, onChange, children, words }: Props) {
  const { deposit: amount, cap, capped } = deposit
  const kept = useMemo(() => ({ deposit: amount, cap, capped }), [amount, cap, capped])
  const chooseTerm = useCallback((months: number) => onChange({ months }), [onChange])
  const chooseRate = useCallback((rate: BasisPoints) => onChange({ rate }), [onChange])
  return (
    <>
      <DepositField deposit={kept} onChange={onDeposit} texts={words} />
      <div className="grid grid-cols-1 items-end gap-4 phone:grid-cols-2">
        <ListField
          label={words.term}
          values={settings.terms}
          format={String}
          value={plan.months}
          onChoose={chooseTerm}
        />
        {children}
      </div>
      <RateSlider label={words.rate} rates={settings.rates} rate={plan.rate} onChange={chooseRate} />
    </>
  )
}
