import type { ComponentType } from 'react'
import type { CalculatorName } from '../../rules/calculator-choice.ts'
import { ComparisonCalculator } from '../comparison/comparison-calculator.tsx'
import { LeaseComparison } from '../lease/lease-comparison.tsx'
import { FutureDrivePanel } from './future-drive-panel.tsx'
import type { PanelProps } from './panel-props.ts'
import { SubscriptionPanel } from './subscription-panel.tsx'

const panels: Readonly<Record<CalculatorName, ComponentType<PanelProps>>> = {
  kinto: SubscriptionPanel,
  'future-drive': FutureDrivePanel,
  instalment: ComparisonCalculator,
  lease: LeaseComparison,
}

/** One calculator of a finance page, for the chosen model. */
export function CalculatorPanel({ name, ...props }: PanelProps & { name: CalculatorName }) {
  const Panel = panels[name]
  return <Panel {...props} />
}
