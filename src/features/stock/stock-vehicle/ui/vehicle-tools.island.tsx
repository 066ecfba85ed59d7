'use client'

import { useState } from 'react'
import { storeCompared, useCompared } from '#features/stock/stock-cards/comparing.islands.ts'
import {
  type ComparedVehicle,
  maxComparedVehicles,
  type StockCardLabels,
  toggleCompared,
} from '#features/stock/stock-cards/index.ts'
import { Button } from '#ui/actions/button.tsx'
import type { VehiclePageTexts } from '../texts.ts'

type Props = {
  vehicle: ComparedVehicle
  /** Address of the page, to share. */
  address: string
  texts: Pick<StockCardLabels, 'compare' | 'compareFull'> &
    Pick<VehiclePageTexts, 'print' | 'share' | 'copied' | 'notCopied'>
}

/** Shares a page with the browser's own dialog, or copies its address where there is none. */
async function share(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    // The visitor closed the dialog.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}

/** Compares, shares and prints a vehicle. Hidden without JavaScript. */
export function VehicleTools({ vehicle, address, texts }: Props) {
  const chosen = useCompared()
  const [message, setMessage] = useState('')
  const isChosen = chosen.some(({ id }) => id === vehicle.id)
  const isFull = !isChosen && chosen.length >= maxComparedVehicles
  return (
    <div className="noscript:hidden print:hidden">
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Button
          variant="text"
          aria-pressed={isChosen}
          onClick={() => {
            setMessage(isFull ? texts.compareFull : '')
            storeCompared(toggleCompared(chosen, vehicle))
          }}
        >
          {texts.compare}
          <span aria-hidden="true">{isChosen ? '✓' : '+'}</span>
        </Button>
        <Button
          variant="text"
          onClick={async () => {
            const outcome = await share(vehicle.name, address)
            setMessage(outcome === 'shared' ? '' : outcome === 'copied' ? texts.copied : texts.notCopied)
          }}
        >
          {texts.share}
        </Button>
        <Button variant="text" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <p role="status" className="min-h-6 text-ink-2 text-small">
        {message}
      </p>
    </div>
  )
}
