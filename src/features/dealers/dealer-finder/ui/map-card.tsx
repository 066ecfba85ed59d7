import type { ReactNode } from 'react'
import type { FinderDealer } from '../finder-dealer.ts'
import { locationOf } from '../rules/address-lines.ts'
import type { CardLabels } from './card-labels.ts'
import { DealerLinks } from './dealer-links.tsx'
import { OpeningLine } from './opening-line.tsx'

type Props = {
  dealer: FinderDealer
  labels: CardLabels
  /** Null on the server. */
  now: Date | null
  /** Whether the dealer is open now, on a page that is rendered on the server. */
  openNow?: ReactNode
}

/** The card of a dealer on a map, with Directions and Visit Website. Source: requirements D-264 to D-266. */
export function MapCard({ dealer, labels, now, openNow }: Props) {
  return (
    <div className="grid gap-1 bg-surface p-5 text-small">
      <p className="font-semibold text-body">{dealer.name}</p>
      <p className="text-ink-2">{locationOf(dealer)}</p>
      <OpeningLine dealer={dealer} labels={labels} now={now} />
      {openNow ? <p>{openNow}</p> : null}
      <DealerLinks dealer={dealer} labels={labels} />
    </div>
  )
}
