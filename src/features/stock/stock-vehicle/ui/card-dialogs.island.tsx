'use client'

import type { ComponentProps } from 'react'
import { StockDialogs } from '#features/stock/stock-cards/islands.ts'

/** The dialogs of the cards beside it. */
export function CardDialogs(props: ComponentProps<typeof StockDialogs>) {
  return <StockDialogs {...props} />
}
