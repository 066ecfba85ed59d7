import { WaysToPay } from '#features/finance/ways-to-pay.page.tsx'
import type { PanelProps } from './panel-props.ts'
import { useKnownFutureDrive, useKnownSubscription } from './use-known-figures.ts'

/** The comparison of all payment options, which requests its figures when opened. */
export function OpenedWays({ content, path, range, model, plan: pagePlan, texts }: PanelProps) {
  const settings = { ...content.settings, instalmentCard: content.settings.comparison }
  const plan = pagePlan.read(settings)
  const { view: futureDrive } = useKnownFutureDrive(content, model, plan)
  const { view: subscription } = useKnownSubscription(content, model.code, plan.kilometresAMonth)
  return (
    <WaysToPay
      model={model}
      colour={null}
      plan={plan}
      settings={settings}
      guaranteedValue={futureDrive.state === 'ready' ? futureDrive.value : null}
      subscription={subscription.state === 'ready' ? subscription.offer.quote : null}
      quotePath={`/vehicles/${range.slug}/quote`}
      page={path}
      texts={texts.waysToPay}
    />
  )
}
