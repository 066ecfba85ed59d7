import type { CSSProperties, ReactNode } from 'react'
import { cityLabels } from '../rules/city-labels.ts'
import { dealerAddress } from '../rules/finder-address.ts'
import type { Circle, Marker } from '../rules/map-view.ts'
import { type View, viewBoxOf } from '../rules/projection.ts'
import styles from './dealer-map.module.css'

type Props = {
  /** The outlines, rendered on the server. */
  base: ReactNode
  /** SVG path with a point for every dealer of the network. */
  dots: string
  markers: readonly Marker[]
  circle: Circle | null
  view: View
  /** Slug of the dealer whose card or marker has the pointer or the focus. */
  active: string | null
  newTabNote: string
  onActivate?: (slug: string) => void
}

/** Sizes as a share of the width of the view. */
const pinSize = 0.0095
const targetSize = 0.026

/**
 * The map: outlines, a dot for every dealer, and a marker with a link for every dealer in the list. It works without
 * scripts.
 */
export function MapView({ base, dots, markers, circle, view, active, newTabNote, onActivate }: Props) {
  const { width } = view
  // The active marker is drawn last, above the others.
  const ordered = markers.toSorted(
    (one, other) => Number(one.dealer.slug === active) - Number(other.dealer.slug === active),
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of form controls
    <svg
      viewBox={viewBoxOf(view)}
      role="group"
      aria-label="Map of dealers"
      className={styles.map}
      style={{ '--hundredth': (width / 100).toFixed(2) } as CSSProperties}
    >
      {base}
      <path d={dots} className={styles.dots} />
      {circle ? (
        <>
          <circle cx={circle.x} cy={circle.y} r={circle.radius} className={styles.circle} />
          <circle cx={circle.x} cy={circle.y} r={width * 0.006} className={styles.centre} />
        </>
      ) : null}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG texts cannot be focused */}
      <g aria-hidden="true">
        {cityLabels(markers, view).map(({ name, x, y }) => (
          <text key={name} x={x} y={y} className={styles.city}>
            {name}
          </text>
        ))}
      </g>
      {ordered.map(({ dealer, x, y }) => {
        const isActive = dealer.slug === active
        const activate = onActivate && (() => onActivate(dealer.slug))
        const isLeft = x > view.x + width / 2
        return (
          <a
            key={dealer.slug}
            href={dealerAddress(dealer.slug)}
            target="_blank"
            rel="noopener"
            aria-label={`${dealer.name} ${newTabNote}`}
            data-marker={dealer.slug}
            data-active={isActive || undefined}
            onPointerEnter={activate}
            onFocus={activate}
            className={styles.marker}
          >
            <circle cx={x} cy={y} r={width * targetSize} className={styles.target} />
            <circle cx={x} cy={y} r={width * pinSize * (isActive ? 1.35 : 1)} className={styles.pin} />
            {isActive ? (
              <text
                x={x + width * (isLeft ? -0.022 : 0.022)}
                y={y + width * 0.008}
                textAnchor={isLeft ? 'end' : 'start'}
                className={styles.name}
              >
                {dealer.name}
              </text>
            ) : null}
          </a>
        )
      })}
    </svg>
  )
}
