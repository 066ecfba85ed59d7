import { useMemo } from 'react'
import type { SharedCardProps } from '../cards/plan-card.tsx'
import type { PlanKind } from '../cards/plan-figures.ts'
import type { BlockTexts } from './subject.ts'

type Shared = {
  /** Name of the radio group that selects the plan of the summary. */
  readonly group: string
  readonly chosen: PlanKind
  readonly onChoose: (kind: PlanKind) => void
  readonly texts: BlockTexts
}

/** Returns the memoised props common to all cards. */
export function useSharedCardProps(
  kind: PlanKind,
  href: string | null,
  { group, chosen, onChoose, texts: { calculators, newTab } }: Shared,
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
