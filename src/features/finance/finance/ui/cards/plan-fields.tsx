import { type ReactNode, useCallback, useMemo } from 'react'
import type { BasisPoints, Cents } from '#platform/money.ts'
import type { CappedDeposit } from '../../rules/deposit.ts'
import type { FinanceTexts } from '../../texts.ts'
import { DepositField } from '../deposit-field.tsx'
import { RateSlider } from '../rate-slider.tsx'
import { ListField } from './list-field.tsx'

type TermAndRate = { readonly months: number; readonly rate: BasisPoints }

type Props = {
  deposit: CappedDeposit
  settings: { readonly terms: readonly number[]; readonly rates: readonly BasisPoints[] }
  plan: TermAndRate
  onDeposit: (deposit: Cents) => void
  /** Must be referentially stable. */
  onChange: (part: Partial<TermAndRate>) => void
  /** The field beside the term. */
  children: ReactNode
  financeTexts: FinanceTexts
}

/**
 * The controls of both plans with instalments: deposit, term with a plan-specific field beside it, and rate. Props are
 * memoised, so that an input renders only its own control again.
 */
export function PlanFields({ deposit, settings, plan, onDeposit, onChange, children, financeTexts }: Props) {
  const { deposit: amount, cap, capped } = deposit
  const memoisedDeposit = useMemo(() => ({ deposit: amount, cap, capped }), [amount, cap, capped])
  const chooseTerm = useCallback((months: number) => onChange({ months }), [onChange])
  const chooseRate = useCallback((rate: BasisPoints) => onChange({ rate }), [onChange])
  return (
    <>
      <DepositField deposit={memoisedDeposit} onChange={onDeposit} texts={financeTexts} />
      <div className="grid grid-cols-1 items-end gap-4 phone:grid-cols-2">
        <ListField
          label={financeTexts.term}
          values={settings.terms}
          format={String}
          value={plan.months}
          onChoose={chooseTerm}
        />
        {children}
      </div>
      <RateSlider label={financeTexts.rate} rates={settings.rates} rate={plan.rate} onChange={chooseRate} />
    </>
  )
}
