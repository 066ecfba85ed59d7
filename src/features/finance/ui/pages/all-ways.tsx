import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { PanelProps } from './panel-props.ts'
import { useKnownFutureDrive, useKnownSubscription } from './use-known-figures.ts'

const WaysToPay = lazy(async () => ({
  default: (await import('../ways-to-pay/ways-to-pay.island.tsx')).WaysToPay,
}))

/** All ways to pay beside each other; what they need is asked for once somebody looks. */
function OpenedWays({ content, model, plan: page, texts }: PanelProps) {
  const settings = { ...content.settings, instalmentCard: content.settings.comparison }
  const plan = page.read(settings)
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
      quotePath={null}
      texts={texts.waysToPay}
    />
  )
}

/** A button that shows every way to pay for the chosen vehicle beside each other, and what is owed over the time. */
export function AllWays(props: PanelProps) {
  const placeId = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-12 grid grid-cols-1 gap-10 print:hidden">
      <p>
        <Button look="secondary" aria-expanded={open} aria-controls={placeId} onClick={() => setOpen(!open)}>
          {props.texts.waysToPay.compare}
        </Button>
      </p>
      <div id={placeId} hidden={!open}>
        {open ? (
          <Suspense fallback={<p role="status">{props.texts.calculators.loading}</p>}>
            <OpenedWays {...props} />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}
