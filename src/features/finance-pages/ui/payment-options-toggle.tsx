import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { PanelProps } from './panel-props.ts'

const OpenedWays = lazy(async () => ({
  default: (await import('./loaded-payment-options.tsx')).LoadedPaymentOptions,
}))

/** A button that toggles the comparison of all payment options for the selected vehicle. */
export function PaymentOptionsToggle(props: PanelProps) {
  const panelId = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-12 grid grid-cols-1 gap-10 print:hidden">
      <p>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {props.texts.waysToPay.compare}
        </Button>
      </p>
      <div id={panelId} hidden={!open}>
        {open ? (
          <Suspense fallback={<p role="status">{props.texts.calculators.loading}</p>}>
            <OpenedWays {...props} />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}
