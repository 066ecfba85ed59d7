'use client'

import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Announcement } from '#ui/overlays/announcement.island.tsx'
import { useFetch } from '#ui/use-fetch.ts'
import type { OpenedTexts, SummaryTexts } from '../../texts.ts'
import {
  type PlanFigures,
  type PlanKind,
  subscriptionFigures,
  summaryFigures,
} from '../cards/plan-figures.ts'
import { futureDriveName } from '../cards/product-names.ts'
import type { CalculatorCardsProps } from './calculator-cards.island.tsx'
import { PlusButton } from './plus-button.tsx'
import type { BlockSettings, BlockTexts, EnquiryForms, FinanceSubject } from './subject.ts'
import { SummaryPanel } from './summary-panel.tsx'
import { useBlockPlan } from './use-block-plan.ts'
import { type PlanResults, usePlanResults } from './use-plan-results.ts'

/** Returns the display name of a payment option. */
function planName(kind: PlanKind, { calculators }: BlockTexts): string {
  const names = {
    instalment: calculators.instalmentFinance,
    futureDrive: futureDriveName,
    subscription: calculators.subscription,
  }
  return names[kind]
}

/** Returns the figures of a payment option, the same as on its card. Source: requirement V-017. */
function chosenFigures(
  kind: PlanKind,
  { instalment, futureDrive: { view }, subscription }: PlanResults,
  settings: BlockSettings,
  { calculators, finance }: BlockTexts,
): PlanFigures {
  if (kind === 'instalment') return summaryFigures(instalment.quote, finance)
  if (kind === 'futureDrive') {
    const quote = view.state === 'ready' && view.quote.available ? view.quote.quote : null
    return summaryFigures(quote, finance)
  }
  const offer = subscription.view.state === 'ready' ? subscription.view.offer : null
  return subscriptionFigures(offer, settings.subscription.opening.months, calculators)
}

type CardsContainerProps = {
  state: 'loading' | 'failed' | 'ready'
  onRetry: () => void
  texts: SummaryTexts
  children: ReactNode
}

/** The container of the calculators. Reserves their approximate height while they load, to avoid layout shift. */
function CardsContainer({ state, onRetry, texts, children }: CardsContainerProps) {
  if (state === 'ready') return <div className="pt-gutter">{children}</div>
  return (
    <div className="min-h-[max(100svh,150rem)] pt-gutter desktop:min-h-[max(100svh,72rem)]">
      <div role="status" className="grid justify-items-start gap-4 bg-surface p-6 tablet:p-10">
        <p className="text-ink-2">{state === 'loading' ? texts.loading : texts.failed}</p>
        {state === 'failed' ? (
          <Button variant="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

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
  const [near, setNear] = useState(false)
  const [Cards, setCards] = useState<ComponentType<CalculatorCardsProps>>()
  const [requested, setRequested] = useState<PlanKind>('instalment')
  const opened = useFetch<OpenedTexts>(near ? `/sections/calculator-texts?lang=${texts.language}` : null)
  const { plan, change: onChange } = useBlockPlan(settings)
  // The summary needs the figures even while the calculators are closed.
  const results = usePlanResults(subject, plan, settings, open || requested !== 'instalment')
  const chosen =
    requested === 'futureDrive' && results.futureDrive.offered === false ? 'instalment' : requested
  const figures = chosenFigures(chosen, results, settings, texts)
  const name = planName(chosen, texts)
  const loadCards = () => {
    setNear(true)
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
  const retry = () => {
    if (opened.result.state === 'failed') opened.retry()
    if (!Cards) loadCards()
  }
  const openedTexts = opened.result.state === 'ready' ? opened.result.data : null
  const hasFailed = failed || opened.result.state === 'failed'
  const isKnown = Cards && openedTexts && results.futureDrive.offered !== null
  return (
    <>
      <SummaryPanel subject={subject} name={name} figures={figures} change={change} texts={texts} />
      <PlusButton
        open={open}
        controls={cardsId}
        onPress={toggle}
        onPrefetch={() => {
          setNear(true)
          importCards().catch(() => {})
        }}
        texts={texts.calculators}
      />
      <Announcement text={figures.monthly === '–' ? '' : `${name}: ${figures.monthly}`} />
      <div id={cardsId} hidden={!open}>
        {open ? (
          <CardsContainer
            state={hasFailed ? 'failed' : isKnown ? 'ready' : 'loading'}
            onRetry={retry}
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
                texts={{ ...openedTexts, finance: texts.finance, newTab: texts.newTab }}
              />
            ) : null}
          </CardsContainer>
        ) : null}
      </div>
    </>
  )
}
