'use client'

import { type ComponentType, useId, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { PaymentOptionsProps } from './payment-options.island.tsx'

const load = () => import('./payment-options.island.tsx')

/** A button that loads the comparison of all payment options on the first press, and toggles it below. */
export function PaymentOptionsSection(props: PaymentOptionsProps) {
  const panelId = useId()
  const [Loaded, setLoaded] = useState<ComponentType<PaymentOptionsProps>>()
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const open = () => {
    setState('loading')
    load().then(
      ({ PaymentOptions }) => {
        setLoaded(() => PaymentOptions)
        setState('open')
      },
      () => setState('failed'),
    )
  }
  return (
    <div className="grid grid-cols-1 gap-10 print:hidden">
      <div className="grid justify-items-start gap-2">
        <Button
          variant="secondary"
          aria-expanded={state === 'open'}
          aria-controls={panelId}
          busy={state === 'loading'}
          onPointerEnter={() => void load().catch(() => {})}
          onClick={() => (state === 'open' ? setState('closed') : open())}
        >
          {props.texts.compare}
        </Button>
        <p role="status" className="text-ink-2 text-small empty:hidden">
          {state === 'failed' ? props.texts.failed : null}
        </p>
      </div>
      <div id={panelId} hidden={state !== 'open'}>
        {Loaded && state === 'open' ? <Loaded {...props} /> : null}
      </div>
    </div>
  )
}
