import type { FinanceContent, FinanceModel, FinanceRange } from '../../finance-content.ts'
import type { CalculatorName } from '../../rules/calculator-choice.ts'
import { ComparisonCalculator } from '../comparison/comparison-calculator.tsx'
import { LeaseComparison } from '../lease/lease-comparison.tsx'
import type { CalculatorTexts } from './calculator-texts.ts'
import type { PlanOnPage } from './use-plan.ts'

type Props = {
  name: CalculatorName
  content: FinanceContent
  range: FinanceRange
  model: FinanceModel
  plan: PlanOnPage
  texts: CalculatorTexts
}

/** One calculator of a finance page, for the chosen model. */
export function CalculatorPanel({ name, content: { settings }, model, plan, texts }: Props) {
  const { price, name: subject } = model
  switch (name) {
    case 'lease': {
      const own = { ...settings, instalmentCard: settings.lease }
      return (
        <LeaseComparison
          price={price}
          settings={settings.lease}
          choice={plan.read(own)}
          onChange={(part) => plan.change(own, part)}
          texts={texts}
        />
      )
    }
    default: {
      const own = { ...settings, instalmentCard: settings.comparison }
      return (
        <ComparisonCalculator
          price={price}
          subject={subject}
          settings={settings.comparison}
          fees={settings.fees}
          choice={plan.read(own)}
          onChange={(part) => plan.change(own, part)}
          texts={texts.finance}
        />
      )
    }
  }
}
