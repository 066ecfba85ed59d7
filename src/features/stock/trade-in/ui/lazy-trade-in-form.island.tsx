'use client'

import { type ComponentProps, lazy } from 'react'
import type { TradeInFormIsland } from './trade-in-form.island.tsx'

const LoadedForm = lazy(async () => ({
  default: (await import('./trade-in-form.island.tsx')).TradeInFormIsland,
}))

/** The form, whose scripts load only on pages with it. */
export function LazyTradeInForm(props: ComponentProps<typeof TradeInFormIsland>) {
  return <LoadedForm {...props} />
}
