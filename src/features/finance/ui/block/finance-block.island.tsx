'use client'

import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { Announcement } from '#ui/overlays/announcement.island.tsx'
import type { PlanKind } from '../cards/plan-figures.ts'
import type { CalculatorCardsProps } from './calculator-cards.island.tsx'
import { CardsPlace } from './cards-place.tsx'
import { chosenFigures, planName } from './chosen-figures.ts'
import { PlusButton } from './plus-button.tsx'
import type { BlockSettings, BlockTexts, EnquiryForms, FinanceSubject } from './subject.ts'
import { SummaryPanel } from './summary-panel.tsx'
import { useBlockPlan } from './use-block-plan.ts'
import { useWays } from './use-ways.ts'

type Props = {
  subject: FinanceSubject
  settings: BlockSettings
  forms: EnquiryForms
  texts: BlockTexts
  /** Opens the choice of another model. */
  change: ReactNode
}

const load = () => import('./calculator-cards.island.tsx')

/**
 * The ways to pay for a model: a summary of the chosen one, and the calculators, which are fetched when they are opened.
 *
 * Source: requirements V-005, V-006 and V-017.
 */
export function FinanceBlock({ subject, settings, forms, texts, change }: Props) {
  const placeId = useId()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const [Cards, setCards] = useState<ComponentType<CalculatorCardsProps>>()
  const [wanted, setWanted] = useState<PlanKind>('instalment')
  const { plan, change: onChange } = useBlockPlan(settings)
  // What the summary shows is asked for with the calculators closed, too.
  const ways = useWays(subject, plan, settings, open || wanted !== 'instalment')
  const chosen = wanted === 'futureDrive' && ways.futureDrive.offered === false ? 'instalment' : wanted
  const figures = chosenFigures(chosen, ways, settings, texts)
  const name = planName(chosen, texts)
  const fetchCards = () => {
    setFailed(false)
    load().then(
      ({ CalculatorCards }) => setCards(() => CalculatorCards),
      () => setFailed(true),
    )
  }
  const press = () => {
    if (!open && !Cards) fetchCards()
    setOpen(!open)
  }
  const isKnown = Cards !== undefined && ways.futureDrive.offered !== null
  return (
    <>
      <SummaryPanel subject={subject} name={name} figures={figures} change={change} texts={texts} />
      <PlusButton
        open={open}
        controls={placeId}
        onPress={press}
        onNear={() => void load().catch(() => {})}
        texts={texts.calculators}
      />
      <Announcement text={figures.monthly === '–' ? '' : `${name}: ${figures.monthly}`} />
      <div id={placeId} hidden={!open}>
        {open ? (
          <CardsPlace
            state={failed ? 'failed' : isKnown ? 'ready' : 'loading'}
            onRetry={fetchCards}
            texts={texts.calculators}
          >
            {isKnown ? (
              <Cards
                subject={subject}
                plan={plan}
                ways={ways}
                chosen={chosen}
                onChoose={setWanted}
                onChange={onChange}
                settings={settings}
                forms={forms}
                texts={texts}
              />
            ) : null}
          </CardsPlace>
        ) : null}
      </div>
    </>
  )
}
