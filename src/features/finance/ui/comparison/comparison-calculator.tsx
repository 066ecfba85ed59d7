import type { FinanceTexts } from '#platform/i18n/texts.ts'
import type { Cents } from '#platform/money.ts'
import { Segments } from '#ui/forms/segments.tsx'
import { Slider } from '#ui/forms/slider.tsx'
import { type CalculatorSettings, type PlanChoice, planFor } from '../../rules/calculator.ts'
import { type Fees, quoteInstalment } from '../../rules/instalment.ts'
import { BalloonSelect } from '../balloon-select.tsx'
import { DepositField } from '../deposit-field.tsx'
import { formatRate } from '../format-rate.ts'
import { InstalmentResult } from '../instalment-result.tsx'

type Props = {
  price: Cents
  /** What is paid for: `Hilux 2.8 GD-6 Legend`. */
  subject: string
  settings: CalculatorSettings
  fees: Fees
  choice: PlanChoice
  onChange: (part: Partial<PlanChoice>) => void
  texts: FinanceTexts
}

/**
 * The instalment calculator of the finance pages, with all that credit disclosure asks for.
 *
 * Source: vehicles-and-finance.md §9; decisions F-3, F-5 and F-6.
 */
export function ComparisonCalculator({ price, subject, settings, fees, choice, onChange, texts }: Props) {
  const { plan, deposit } = planFor(price, choice, settings)
  return (
    <div className="grid grid-cols-1 desktop:grid-cols-[1.15fr_1fr]">
      <fieldset className="grid min-w-0 grid-cols-1 content-start gap-8 bg-surface p-6 tablet:p-14">
        <legend className="sr-only">{texts.yourPlan}</legend>
        <DepositField deposit={deposit} onChange={(wish) => onChange({ deposit: wish })} texts={texts} />
        <Segments
          legend={texts.term}
          options={settings.terms.map((months) => ({ value: months, label: String(months) }))}
          value={choice.months}
          onChoose={(months) => onChange({ months })}
        />
        <BalloonSelect
          label={texts.balloonShare}
          balloons={settings.balloons}
          chosen={choice.balloonShare}
          onChoose={(balloonShare) => onChange({ balloonShare })}
        />
        <Slider
          label={texts.rate}
          valueText={formatRate(choice.rate)}
          steps={settings.rates.length}
          position={settings.rates.indexOf(choice.rate)}
          onMove={(position) => onChange({ rate: settings.rates[position] ?? choice.rate })}
        />
      </fieldset>
      <InstalmentResult quote={quoteInstalment(plan, fees)} fees={fees} subject={subject} texts={texts} />
    </div>
  )
}
