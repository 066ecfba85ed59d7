import { useMemo } from 'react'
import type { CalculatorTexts } from '../../texts.ts'
import type { SharedCardProps } from '../cards/plan-card.tsx'
import type { PlanKind } from '../cards/plan-figures.ts'

type Shared = {
  /** Name of the radio group that selects the plan of the summary. */
  readonly group: string
  readonly chosen: PlanKind
  readonly onChoose: (kind: PlanKind) => void
  readonly calculators: CalculatorTexts
  /** Note for screen readers after a link that opens a new tab. */
  readonly newTab: string
}

/** Returns the memoised props common to all cards. */
export function useSharedCardProps(
  kind: PlanKind,
  href: string | null,
  { group, chosen, onChoose, calculators, newTab }: Shared,
  onFollow?: () => void,
): SharedCardProps {
  const isChosen = chosen === kind
  const choice = useMemo(
    () => ({ group, chosen: isChosen, onChoose: () => onChoose(kind) }),
    [group, isChosen, onChoose, kind],
  )
  const enquiry = useMemo(
    () => (href === null ? null : { href, newTabNote: newTab, onFollow }),
    [href, newTab, onFollow],
  )
  return { texts: calculators, choice, enquiry }
}
