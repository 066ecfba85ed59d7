'use client'

import { lazy } from 'react'
import type { FinanceCalculatorsProps } from '../../ui/pages/finance-calculators.island.tsx'

const Loaded = lazy(async () => ({
  default: (await import('../../ui/pages/finance-calculators.island.tsx')).FinanceCalculators,
}))

/** The calculators, fetched only by pages that show them: the islands of all sections travel together otherwise. */
export function LazyFinanceCalculators(props: FinanceCalculatorsProps) {
  // Without a boundary: the server would send it apart from the page, and the page would move when it comes.
  return <Loaded {...props} />
}
