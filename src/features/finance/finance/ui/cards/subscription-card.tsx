import { memo } from 'react'
import { formatRandAndCents } from '#platform/money.ts'
import { Dropdown } from '#ui/forms/dropdown.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { SubscriptionSettings } from '../../rules/settings.ts'
import type { SubscriptionView } from '../block/use-subscription.ts'
import { CardFailure } from './card-failure.tsx'
import { FigureLines, inTwoColumns } from './figure-lines.tsx'
import { PlanCard, type SharedCardProps } from './plan-card.tsx'
import { dash, formatKilometres, subscriptionFigures } from './plan-figures.ts'

type Props = SharedCardProps & {
  view: SubscriptionView
  settings: Pick<SubscriptionSettings, 'mileages' | 'opening'>
  /** Kilometres a month. */
  mileage: number
  onMileage: (mileage: number) => void
  onRetry: () => void
}

/**
 * The subscription calculator. Distinguishes a missing quote from a failed request.
 *
 * Source: requirements V-069 to V-079 and V-330; decisions F-8 and V-12.
 */
export const SubscriptionCard = memo(function SubscriptionCard({
  view,
  settings,
  mileage,
  onMileage,
  onRetry,
  ...shared
}: Props) {
  const { texts } = shared
  const offer = view.state === 'ready' ? view.offer : null
  const figures = subscriptionFigures(offer, settings.opening.months, texts)
  const included = [texts.licence, texts.services, texts.recovery, texts.connected]
  return (
    <PlanCard
      {...shared}
      title={texts.subscription}
      lead={texts.subscriptionLead}
      figures={figures}
      notice={view.state === 'none' ? texts.noOptions : null}
      failure={
        view.state === 'failed' ? (
          <CardFailure text={texts.quoteFailed} retryLabel={texts.retry} onRetry={onRetry} />
        ) : null
      }
      details={
        view.state === 'failed' ? null : (
          <FigureLines
            className={inTwoColumns}
            lines={[
              ...figures.lines,
              [texts.protect, offer ? formatRandAndCents(offer.quote.protect) : dash],
              [texts.affordability, offer ? formatRandAndCents(offer.summary.affordability) : dash],
            ]}
          />
        )
      }
    >
      <Dropdown
        label={texts.mileageAMonth}
        options={settings.mileages.map((value) => ({ value, label: formatKilometres(value) }))}
        value={mileage}
        onChoose={onMileage}
      />
      <div>
        <p className="mb-3">{texts.included}</p>
        <ul className="grid grid-cols-1 gap-2.5">
          {included.map((item) => (
            <li key={item} className="flex gap-3">
              <Glyph shape={glyphs.check} className="mt-0.5 flex-none" />
              <span className="min-w-0">{item}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-ink-2 text-small">{texts.protectIncluded}</p>
      </div>
    </PlanCard>
  )
})
