import { memo, useCallback } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import type { CappedDeposit } from '../../rules/deposit.ts'
import type { Fees } from '../../rules/instalment.ts'
import type { SharedPlan } from '../../rules/plan-query.ts'
import type { FutureDriveSettings } from '../../rules/settings.ts'
import type { FinanceTexts } from '../../texts.ts'
import type { FutureDriveView } from '../block/use-future-drive.ts'
import { CardFailure } from './card-failure.tsx'
import { FigureLines, inTwoColumns } from './figure-lines.tsx'
import { comparisonLines, describeComparisonPlan, guaranteedLines } from './future-drive-lines.ts'
import { costLines } from './instalment-plan-card.tsx'
import { ListField } from './list-field.tsx'
import { PlanCard, type SharedCardProps } from './plan-card.tsx'
import { PlanFields } from './plan-fields.tsx'
import { formatKilometres, instalmentFigures } from './plan-figures.ts'
import { futureDriveName } from './product-names.ts'

type Props = SharedCardProps & {
  view: FutureDriveView
  deposit: CappedDeposit
  settings: FutureDriveSettings
  fees: Fees
  financeTexts: FinanceTexts
  plan: SharedPlan['futureDrive']
  onChange: (part: Partial<SharedPlan['futureDrive']>) => void
  onDeposit: (deposit: SharedPlan['deposit']) => void
  onRetry: () => void
}

/**
 * The FutureDrive calculator. The balloon is the guaranteed value of the model; without it there are no figures.
 *
 * Source: requirements V-055 to V-066; decisions F-2 to F-5.
 */
export const FutureDriveCard = memo(function FutureDriveCard(props: Props) {
  const { view, deposit, settings, fees, financeTexts, plan, onChange, onDeposit, onRetry, ...shared } = props
  const { texts } = shared
  const chooseMileage = useCallback((mileage: number) => onChange({ mileage }), [onChange])
  const availableQuote = view.state === 'ready' && view.quote.available ? view.quote : null
  const figures = instalmentFigures(availableQuote?.quote ?? null, financeTexts)
  const isOtherTerm = view.state === 'ready' && !view.quote.available
  const notice = isOtherTerm
    ? fill(texts.onlyOn, { terms: settings.terms.join(', ') })
    : view.state === 'none'
      ? texts.noValue
      : null
  return (
    <PlanCard
      {...shared}
      title={futureDriveName}
      lead={texts.futureDriveLead}
      figures={figures}
      notice={notice}
      failure={
        view.state === 'failed' ? (
          <CardFailure text={texts.valueFailed} retryLabel={texts.retry} onRetry={onRetry} />
        ) : null
      }
      details={
        isOtherTerm ? null : (
          <>
            <FigureLines
              className={inTwoColumns}
              lines={[
                [financeTexts.deposit, formatPrice(deposit.deposit)],
                ...figures.lines,
                ...guaranteedLines(availableQuote, texts),
                ...costLines(availableQuote?.quote ?? null, fees, financeTexts),
              ]}
            />
            <h4 className="mt-6 font-semibold">{texts.comparedWith}</h4>
            <p className="mt-1 mb-3 text-night-2 text-small">
              {describeComparisonPlan(settings, fees, texts)}
            </p>
            <FigureLines className={inTwoColumns} lines={comparisonLines(availableQuote, texts)} />
          </>
        )
      }
    >
      <PlanFields
        deposit={deposit}
        settings={settings}
        plan={plan}
        onDeposit={onDeposit}
        onChange={onChange}
        financeTexts={financeTexts}
      >
        <ListField
          label={texts.mileageAYear}
          values={settings.mileages}
          format={formatKilometres}
          value={plan.mileage}
          onChoose={chooseMileage}
        />
      </PlanFields>
    </PlanCard>
  )
})
