import type { CSSProperties, ReactNode, Ref } from 'react'
import { type View, viewBoxOf } from '../rules/projection.ts'
import styles from './map.module.css'

type Props = {
  view: View
  canvas?: Ref<SVGSVGElement>
  /** The outlines, then the layer of the dealers. */
  children: ReactNode
}

/** Returns a hundredth of the width of a view, in which the style sheet measures texts. */
export const hundredthOf = ({ width }: View): string => (width / 100).toFixed(2)

/** The frame of the map. Its zoom is the `viewBox`. */
export function MapCanvas({ view, canvas, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of form controls
    <svg
      ref={canvas}
      viewBox={viewBoxOf(view)}
      role="group"
      aria-label="Map of dealers"
      className={styles.map}
      style={{ '--hundredth': hundredthOf(view) } as CSSProperties}
    >
      {children}
    </svg>
  )
}
