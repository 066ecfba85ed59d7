'use client'

import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { Announcement } from '#ui/overlays/announcement.island.tsx'
import type { PlanKind } from '../cards/plan-figures.ts'
import type { CalculatorCardsProps } from './calculator-cards.island.tsx'
import { CardsContainer } from './cards-container.tsx'
import { chosenFigures, planName } from './chosen-figures.ts'
import { PlusButton } from './plus-button.tsx'
import type { BlockSettings, BlockTexts, EnquiryForms, FinanceSubject } from './subject.ts'
import { SummaryPanel } from './summary-panel.tsx'
import { useBlockPlan } from './use-block-plan.ts'
import { usePlanResults } from './use-plan-results.ts'

type Props = {
  subject: FinanceSubject
  settings: BlockSettings
  forms: EnquiryForms
  texts: BlockTexts
  /** Button that opens the choice of another model. */
  change: ReactNode
}

const importCards = () => import('./calculator-cards.island.tsx')

/**
 * The payment options for a model: a summary of the selected one, and the calculators, loaded when first opened.
 *
 * Source: requirements V-005, V-006 and V-017.
 */
export function FinanceBlock({ subject, settings, forms, texts, change }: Props) {
  const cardsId = useId()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const [Cards, setCards] = useState<ComponentType<CalculatorCardsProps>>()
  const [requested, setRequested] = useState<PlanKind>('instalment')
  const { plan, change: onChange } = useBlockPlan(settings)
  // The summary needs the figures even while the calculators are closed.
  const results = usePlanResults(subject, plan, settings, open || requested !== 'instalment')
  const chosen =
    requested === 'futureDrive' && results.futureDrive.offered === false ? 'instalment' : requested
  const figures = chosenFigures(chosen, results, settings, texts)
  const name = planName(chosen, texts)
  const loadCards = () => {
    setFailed(false)
    importCards().then(
      ({ CalculatorCards }) => setCards(() => CalculatorCards),
      () => setFailed(true),
    )
  }
  const toggle = () => {
    if (!open && !Cards) loadCards()
    setOpen(!open)
  }
  const isKnown = Cards !== undefined && results.futureDrive.offered !== null
  return (
    <>
      <SummaryPanel subject={subject} name={name} figures={figures} change={change} texts={texts} />
      <PlusButton
        open={open}
        controls={cardsId}
        onPress={toggle}
        onPrefetch={() => void importCards().catch(() => {})}
        texts={texts.calculators}
      />
      <Announcement text={figures.monthly === '–' ? '' : `${name}: ${figures.monthly}`} />
      <div id={cardsId} hidden={!open}>
        {open ? (
          <CardsContainer
            state={failed ? 'failed' : isKnown ? 'ready' : 'loading'}
            onRetry={loadCards}
            texts={texts.calculators}
          >
            {isKnown ? (
              <Cards
                subject={subject}
                plan={plan}
                results={results}
                chosen={chosen}
                onChoose={setRequested}
                onChange={onChange}
                settings={settings}
                forms={forms}
                texts={texts}
              />
            ) : null}
          </CardsContainer>
        ) : null}
      </div>
    </>
  )
}
