import { useEffect, useState } from 'react'
import {
  amountOrDash,
  dash,
  formatKilometres,
  newReference,
  subscriptionEnquiryHref,
  subscriptionFigures,
} from '#features/finance/calculators.page.tsx'
import { fill } from '#platform/i18n/fill.ts'
import { formatRandAndCents } from '#platform/money.ts'
import { Dropdown } from '#ui/forms/dropdown.tsx'
import type { PanelProps } from '../panel-props.ts'
import { PlanPanel } from '../plan-panel.tsx'
import { useKnownSubscription } from '../use-known-figures.ts'
import { Included } from './included.tsx'

/**
 * KINTO ONE on the finance pages. No quote, and one that did not come, are told apart.
 *
 * Source: requirements V-069, V-073 to V-075, V-079 and V-330; decisions F-8 and V-12.
 */
export function SubscriptionPanel({ content, path, range, model, plan: page, texts }: PanelProps) {
  const { settings, links } = content
  // Made in the browser: one made with the page would be the same for everybody.
  const [ownReference, setOwnReference] = useState('')
  useEffect(() => setOwnReference(newReference()), [])
  const plan = page.read(settings)
  const { view, retry } = useKnownSubscription(content, model.code, plan.kilometresAMonth)
  const offer = view.state === 'ready' ? view.offer : null
  const { calculators: words } = texts
  const figures = subscriptionFigures(offer, settings.subscription.opening.months, words)
  return (
    <PlanPanel
      caption={fill(texts.pages.subscriptionOf, { model: model.name })}
      monthly={figures.monthly}
      notice={view.state === 'none' ? words.noOptions : null}
      failure={view.state === 'failed' ? { text: words.quoteFailed, onRetry: retry } : null}
      lines={[
        ...figures.lines,
        [words.protect, offer ? formatRandAndCents(offer.quote.protect) : dash],
        [words.affordability, amountOrDash(offer?.reading.affordability)],
      ]}
      enquiry={
        links.subscription
          ? {
              href: subscriptionEnquiryHref(
                { dealer: null, path },
                {
                  code: model.code,
                  modelName: model.name,
                  rangeName: range.name,
                  picture: model.picture,
                  plan,
                  months: offer?.reading.months ?? settings.subscription.opening.months,
                  kilometresAMonth: plan.kilometresAMonth,
                  affordability: offer?.reading.affordability ?? null,
                  reference: offer?.quote.reference ?? ownReference,
                },
              ),
              onFollow: () => setOwnReference(newReference()),
            }
          : null
      }
      texts={texts}
    >
      <Dropdown
        label={words.mileageAMonth}
        options={settings.subscription.mileages.map((value) => ({ value, label: formatKilometres(value) }))}
        value={plan.kilometresAMonth}
        onChoose={(kilometresAMonth) => page.change(settings, { kilometresAMonth })}
      />
      <Included words={words} />
    </PlanPanel>
  )
}
