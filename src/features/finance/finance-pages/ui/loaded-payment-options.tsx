import { PaymentOptions } from '#features/finance/finance/payment-options.page.tsx'
import type { PanelProps } from './panel-props.ts'
import { usePreloadedFutureDrive, usePreloadedSubscription } from './use-preloaded-figures.ts'

/** The comparison of all payment options, which requests its figures when opened. */
export function LoadedPaymentOptions({ content, path, range, model, plan: pagePlan, texts }: PanelProps) {
  const settings = { ...content.settings, instalmentCard: content.settings.comparison }
  const plan = pagePlan.read(settings)
  const { view: futureDrive } = usePreloadedFutureDrive(content, model, plan)
  const { view: subscription } = usePreloadedSubscription(content, model.code, plan.kilometresAMonth)
  return (
    <PaymentOptions
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
