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
  /** Shown while there is neither. */
  legend: ReactNode
}

/** What the map says of dealers, below it: nothing lies on its dots. Source: requirements D-264, D-265 and D-277. */
export function MapFoot({ active, labels, now, preferred, legend }: Props) {
  return (
    <div className={styles.foot}>
      {preferred ? <div className={styles.preferred}>{preferred}</div> : null}
      <div className={`${styles.pointed} print:hidden`}>
        {active ? <MapCard dealer={active} labels={labels} now={now} /> : preferred ? null : legend}
      </div>
    </div>
  )
}
