import type { CSSProperties, ReactNode, Ref } from 'react'
import { type View, viewBoxOf } from '../rules/projection.ts'
import { isNear } from '../rules/town-labels.ts'
import styles from './map.module.css'

type Props = {
  view: View
  canvas?: Ref<SVGSVGElement>
  /** The outlines, then the layer of the dealers. */
  children: ReactNode
}

/** The usual width of the map on a large screen, where its height is what limits it. Pixels. */
const usualWidth = 600

/** Returns how many map units a pixel is, in which the style sheet measures texts, while the frame is not measured. */
export const usualPixel = ({ width }: View): number => width / usualWidth

/** The custom property of the style sheet for a pixel. */
export const pixelProperty = '--pixel'

/** The frame of the map. Its zoom is the `viewBox`. */
export function MapCanvas({ view, canvas, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of form controls
    <svg
      ref={canvas}
      viewBox={viewBoxOf(view)}
      role="group"
      aria-label="Map of dealers"
      data-near={isNear(view)}
      className={styles.map}
      style={{ [pixelProperty]: usualPixel(view).toFixed(3) } as CSSProperties}
    >
      {children}
    </svg>
  )
}
