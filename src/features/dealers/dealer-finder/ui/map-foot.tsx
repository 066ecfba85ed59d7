import type { ReactNode } from 'react'
import type { FinderDealer } from '../finder-dealer.ts'
import type { CardLabels } from './card-labels.ts'
import styles from './finder.module.css'
import { MapCard } from './map-card.tsx'

type Props = {
  /** The dealer whose card or marker has the pointer or the focus; null without one. */
  active: FinderDealer | null
  labels: CardLabels
  /** Null on the server. */
  now: Date | null
  /** The preferred dealer; null without one, and while the list has it. */
  preferred: ReactNode
}

function Legend() {
  return (
    <div className="grid content-center gap-3 p-5 text-ink-2 text-small">
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-full bg-accent" />
          In the list
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-accent opacity-60" />
          Every other dealer
        </span>
      </p>
      <p>Point at a dealer in the list or at its dot to see the two together.</p>
    </div>
  )
}

/** What the map says of dealers, below it: nothing lies on its dots. Source: requirements D-264, D-265 and D-277. */
export function MapFoot({ active, labels, now, preferred }: Props) {
  return (
    <div className={styles.foot}>
      {preferred ? <div className={styles.preferred}>{preferred}</div> : null}
      <div className={`${styles.pointed} print:hidden`}>
        {active ? <MapCard dealer={active} labels={labels} now={now} /> : preferred ? null : <Legend />}
      </div>
    </div>
  )
}
