import type { ComponentType } from 'react'
import type { CalculatorName } from '#features/finance/finance/index.ts'
import { ComparisonCalculator } from './comparison/comparison-calculator.tsx'
import { FutureDrivePanel } from './future-drive/future-drive-panel.tsx'
import { LeaseComparison } from './lease/lease-comparison.tsx'
import type { PanelProps } from './panel-props.ts'
import { SubscriptionPanel } from './subscription/subscription-panel.tsx'

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
