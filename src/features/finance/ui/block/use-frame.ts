import { useMemo } from 'react'
import type { CardFrame } from '../cards/plan-card.tsx'
import type { PlanKind } from '../cards/plan-figures.ts'
import type { BlockTexts } from './subject.ts'

type Shared = {
  /** Name of the group of controls that choose a plan for the summary. */
  readonly group: string
  readonly chosen: PlanKind
  readonly onChoose: (kind: PlanKind) => void
  readonly texts: BlockTexts
}

/** What a card is given besides its plan: the same as long as nothing of it changes. */
export function useFrame(
  kind: PlanKind,
  href: string | null,
  { group, chosen, onChoose, texts: { calculators, newTab } }: Shared,
  onFollow?: () => void,
): CardFrame {
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
