'use client'

import type { FinderDealer } from '../finder-dealer.ts'
import type { CardLabels } from './card-labels.ts'
import { MapCard } from './map-card.tsx'
import { useNow } from './use-now.ts'

type Props = { dealer: FinderDealer; labels: CardLabels; clockOffset: number }

/** The card of a dealer outside a map, which says whether the dealer is open now. */
export function OpenMapCard({ dealer, labels, clockOffset }: Props) {
  return <MapCard dealer={dealer} labels={labels} now={useNow(clockOffset)} />
}
