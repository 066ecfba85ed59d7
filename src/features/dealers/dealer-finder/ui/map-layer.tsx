import { cityLabels } from '../rules/city-labels.ts'
import { dealerAddress } from '../rules/finder-address.ts'
import type { Circle, Marker } from '../rules/map-view.ts'
import type { View } from '../rules/projection.ts'
import styles from './map.module.css'

export type MapLayerProps = {
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

function SearchCircle({ circle: { x, y, radius }, width }: { circle: Circle; width: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className={styles.circle} />
      <circle cx={x} cy={y} r={width * 0.006} className={styles.centre} />
    </>
  )
}

/** The active marker, larger and with its name, drawn over the others: a focused link must not move in the document. */
function ActiveMarker({ marker: { dealer, x, y }, view }: { marker: Marker; view: View }) {
  const { width } = view
  const isLeft = x > view.x + width / 2
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG texts cannot be focused
    <g aria-hidden="true" className={styles.active}>
      <circle cx={x} cy={y} r={width * pinSize * 1.35} className={styles.pin} />
      <text
        x={x + width * (isLeft ? -0.022 : 0.022)}
        y={y + width * 0.008}
        textAnchor={isLeft ? 'end' : 'start'}
        className={styles.name}
      >
        {dealer.name}
      </text>
    </g>
  )
}

/** The dealers of the list on the map: a marker with a link each, the names of their cities, and the circle of a search. */
export function MapLayer({ markers, circle, view, active, newTabNote, onActivate }: MapLayerProps) {
  const { width } = view
  const activeMarker = markers.find(({ dealer }) => dealer.slug === active)
  return (
    <>
      {circle ? <SearchCircle circle={circle} width={width} /> : null}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG texts cannot be focused */}
      <g aria-hidden="true">
        {cityLabels(markers, view).map(({ name, x, y }) => (
          <text key={name} x={x} y={y} className={styles.city}>
            {name}
          </text>
        ))}
      </g>
      {markers.map(({ dealer, x, y }) => {
        const activate = onActivate && (() => onActivate(dealer.slug))
        return (
          <a
            key={dealer.slug}
            href={dealerAddress(dealer.slug)}
            target="_blank"
            rel="noopener"
            aria-label={`${dealer.name} ${newTabNote}`}
            data-marker={dealer.slug}
            data-active={dealer.slug === active || undefined}
            onPointerEnter={activate}
            onFocus={activate}
            className={styles.marker}
          >
            <circle cx={x} cy={y} r={width * targetSize} className={styles.target} />
            <circle cx={x} cy={y} r={width * pinSize} className={styles.pin} />
          </a>
        )
      })}
      {activeMarker ? <ActiveMarker marker={activeMarker} view={view} /> : null}
    </>
  )
}
