import {
  instalmentFigures,
  type PlanFigures,
  type PlanKind,
  subscriptionFigures,
} from '../cards/plan-figures.ts'
import { futureDriveName } from '../cards/product-names.ts'
import type { BlockSettings, BlockTexts } from './subject.ts'
import type { PlanResults } from './use-plan-results.ts'

/** Returns the display name of a payment option. */
export function planName(kind: PlanKind, { calculators }: BlockTexts): string {
  const names = {
    instalment: calculators.instalmentFinance,
    futureDrive: futureDriveName,
    subscription: calculators.subscription,
  }
  return names[kind]
}

/** Returns the figures of a payment option, identical to those on its card. Source: requirement V-017. */
export function chosenFigures(
  kind: PlanKind,
  { instalment, futureDrive: { view }, subscription }: PlanResults,
  settings: BlockSettings,
  { calculators, finance }: BlockTexts,
): PlanFigures {
  if (kind === 'instalment') return instalmentFigures(instalment.quote, finance)
  if (kind === 'futureDrive') {
    const quote = view.state === 'ready' && view.quote.available ? view.quote.quote : null
    return instalmentFigures(quote, finance)
  }
  const offer = subscription.view.state === 'ready' ? subscription.view.offer : null
  return subscriptionFigures(offer, settings.subscription.opening.months, calculators)
}
