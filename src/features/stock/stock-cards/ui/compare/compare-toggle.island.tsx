'use client'

import { useState } from 'react'
import type { StockCardLabels } from '../../labels.ts'
import {
  type ComparedVehicle,
  maxComparedVehicles,
  toggleCompared,
  usedComparisonPath,
} from '../../rules/compared-vehicles.ts'
import { storeCompared, useCompared } from './use-compared.ts'

type Props = {
  vehicle: ComparedVehicle
  /** Names the vehicle for screen readers. */
  about: string
  texts: Pick<StockCardLabels, 'compare' | 'compareFull'>
}

const classes =
  'min-h-6 items-center gap-1.5 font-semibold text-small hover:text-accent-text pointer-coarse:min-h-11'

/** Adds a vehicle to the comparison or removes it. Without JavaScript a link opens the comparison with it. */
export function CompareToggle({ vehicle, about, texts }: Props) {
  const chosen = useCompared()
  const [isRefused, setRefused] = useState(false)
  const isChosen = chosen.some(({ id }) => id === vehicle.id)
  const isFull = chosen.length >= maxComparedVehicles
  const label = (
    <>
      <span className="underlined">{texts.compare}</span>
      <span className="sr-only"> {about}</span>
    </>
  )
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => {
          setRefused(isFull && !isChosen)
          storeCompared(toggleCompared(chosen, vehicle))
        }}
        className={`${classes} inline-flex noscript:hidden print:hidden`}
      >
        {label}
        <span aria-hidden="true">{isChosen ? '✓' : '+'}</span>
      </button>
      <a
        href={usedComparisonPath([vehicle.id])}
        rel="nofollow"
        className={`${classes} hidden noscript:inline-flex`}
      >
        {label}
      </a>
      <p role="status" className="basis-full text-ink-2 text-small empty:hidden">
        {isRefused && isFull && !isChosen ? texts.compareFull : null}
      </p>
    </>
  )
}
