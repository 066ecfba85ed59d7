'use client'

import { lazy } from 'react'
import type { FinanceCalculatorsProps } from '../../ui/finance-calculators.tsx'
import type { FinanceCalculatorsLiveProps } from '../../ui/live-finance-calculators.tsx'

// No Suspense boundaries: the server would stream the calculators after the page, which causes layout shift.
const Loaded = lazy(async () => ({
  default: (await import('../../ui/finance-calculators.tsx')).FinanceCalculators,
}))
const LoadedLive = lazy(async () => ({
  default: (await import('../../ui/live-finance-calculators.tsx')).FinanceCalculatorsLive,
}))

/** Loads the calculators only on pages that show them; otherwise all section islands share one bundle. */
export function LazyFinanceCalculators(props: FinanceCalculatorsProps) {
  return <Loaded {...props} />
}

/** The calculators of a page rendered without their data. */
export function LazyFinanceCalculatorsLive(props: FinanceCalculatorsLiveProps) {
  return <LoadedLive {...props} />
}
