'use client'

import { lazy } from 'react'
import type { FinanceCalculatorsProps } from '../../ui/finance-calculators.tsx'
import type { FinanceCalculatorsLiveProps } from '../../ui/live-finance-calculators.tsx'

// Without boundaries: the server would send them apart from the page, and the page would move when they come.
const Loaded = lazy(async () => ({
  default: (await import('../../ui/finance-calculators.tsx')).FinanceCalculators,
}))
const LoadedLive = lazy(async () => ({
  default: (await import('../../ui/live-finance-calculators.tsx')).FinanceCalculatorsLive,
}))

/** The calculators, fetched only by pages that show them: the islands of all sections travel together otherwise. */
export function LazyFinanceCalculators(props: FinanceCalculatorsProps) {
  return <Loaded {...props} />
}

/** The calculators of a page whose data did not come with it. */
export function LazyFinanceCalculatorsLive(props: FinanceCalculatorsLiveProps) {
  return <LoadedLive {...props} />
}
