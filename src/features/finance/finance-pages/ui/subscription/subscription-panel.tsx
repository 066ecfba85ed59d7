import { useEffect, useState } from 'react'
import {
  createReference,
  dash,
  formatKilometres,
  subscriptionEnquiryHref,
  subscriptionFigures,
} from '#features/finance/finance/calculators.page.tsx'
import type { CalculatorTexts } from '#features/finance/finance/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatRandAndCents } from '#platform/money.ts'
import { Dropdown } from '#ui/forms/dropdown.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { PanelProps } from '../panel-props.ts'
import { PlanPanel } from '../plan-panel.tsx'
import { usePreloadedSubscription } from '../use-preloaded-figures.ts'

/** The services included in a subscription. Source: requirements V-076 to V-078. */
function IncludedServices({ texts }: { texts: CalculatorTexts }) {
  return (
    <div>
      <p className="mb-3 font-semibold">{texts.included}</p>
      <ul className="grid grid-cols-1">
        {[texts.licence, texts.services, texts.recovery, texts.connected].map((item) => (
          <li key={item} className="flex gap-3 border-line border-t py-3.5 last:border-b">
            <Glyph shape={glyphs.check} className="mt-0.5 flex-none" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-2 text-small">{texts.protectIncluded}</p>
    </div>
  )
}

/**
 * The KINTO ONE calculator of the finance pages. Distinguishes a missing quote from a failed request.
 *
 * Source: requirements V-069, V-073 to V-075, V-079 and V-330; decisions F-8 and V-12.
 */
export function SubscriptionPanel({ content, path, range, model, plan: pagePlan, texts }: PanelProps) {
  const { settings, links } = content
  // Created in the browser: the page is cached, so a reference in it would be the same for every visitor.
  const [ownReference, setOwnReference] = useState('')
  useEffect(() => setOwnReference(createReference()), [])
  const plan = pagePlan.read(settings)
  const { view, retry } = usePreloadedSubscription(content, model.code, plan.kilometresAMonth)
  const offer = view.state === 'ready' ? view.offer : null
  const { calculators } = texts
  const figures = subscriptionFigures(offer, settings.subscription.opening.months, calculators)
  return (
    <PlanPanel
      caption={fill(texts.pages.subscriptionOf, { model: model.name })}
      monthly={figures.monthly}
      notice={view.state === 'none' ? calculators.noOptions : null}
      failure={view.state === 'failed' ? { text: calculators.quoteFailed, onRetry: retry } : null}
      lines={[
        ...figures.lines,
        [calculators.protect, offer ? formatRandAndCents(offer.quote.protect) : dash],
        [calculators.affordability, offer ? formatRandAndCents(offer.summary.affordability) : dash],
      ]}
      enquiry={
        links.subscription
          ? {
              href: subscriptionEnquiryHref(
                { dealer: null, path },
                {
                  code: model.code,
                  modelName: model.contractName,
                  rangeName: range.name,
                  picture: model.picture,
                  plan,
                  months: offer?.summary.months ?? settings.subscription.opening.months,
                  kilometresAMonth: plan.kilometresAMonth,
                  affordability: offer?.summary.affordability ?? null,
                  reference: offer?.quote.reference ?? ownReference,
                },
              ),
              onFollow: () => setOwnReference(createReference()),
            }
          : null
      }
      texts={texts}
    >
      <Dropdown
        label={calculators.mileageAMonth}
        options={settings.subscription.mileages.map((value) => ({ value, label: formatKilometres(value) }))}
        value={plan.kilometresAMonth}
        onChoose={(kilometresAMonth) => pagePlan.change(settings, { kilometresAMonth })}
      />
      <IncludedServices texts={calculators} />
    </PlanPanel>
  )
}
