import { dealerAddress } from '../rules/finder-address.ts'
import type { Circle, Marker } from '../rules/map-view.ts'
import type { View } from '../rules/projection.ts'
import { type Town, townLabels } from '../rules/town-labels.ts'
import styles from './map.module.css'

export type MapLayerProps = {
  markers: readonly Marker[]
  /** Towns with dealers, the most important first. */
  towns: readonly Town[]
  circle: Circle | null
  view: View
  /** Map units of a pixel. */
  pixel: number
  /** Slug of the dealer whose card or marker has the pointer or the focus. */
  active: string | null
  newTabNote: string
  onActivate?: (slug: string) => void
}

/** Radii in pixels. A target of 32 pixels is easy to hit. */
const radii = { pin: 6.5, activePin: 9, target: 16, centre: 4, town: 2 } as const

function SearchCircle({ circle: { x, y, radius }, pixel }: { circle: Circle; pixel: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className={styles.circle} />
      <circle cx={x} cy={y} r={radii.centre * pixel} className={styles.centre} />
    </>
  )
}

type TownsProps = Pick<MapLayerProps, 'towns' | 'markers' | 'view' | 'pixel'>

function Towns({ towns, markers, view, pixel }: TownsProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG texts cannot be focused
    <g aria-hidden="true">
      {townLabels(towns, markers, { view, pixel }).map(({ town, name, x, y, anchor }) => (
        <g key={`${name} ${town.x}`}>
          <circle cx={town.x} cy={town.y} r={radii.town * pixel} className={styles.town} />
          <text x={x} y={y} textAnchor={anchor} className={styles.townName}>
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}

type ActiveMarkerProps = { marker: Marker; view: View; pixel: number }

/** The active marker, larger and with its name, drawn over the others: a focused link must not move in the document. */
function ActiveMarker({ marker: { dealer, x, y }, view, pixel }: ActiveMarkerProps) {
  const isLeft = x > view.x + view.width / 2
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG texts cannot be focused
    <g aria-hidden="true" className={styles.active}>
      <circle cx={x} cy={y} r={radii.activePin * pixel} className={styles.pin} />
      <text
        x={x + pixel * (isLeft ? -14 : 14)}
        y={y + pixel * 5}
        textAnchor={isLeft ? 'end' : 'start'}
        className={styles.name}
      >
        {dealer.name}
      </text>
    </g>
  )
}

/** The dealers of the list on the map: a marker with a link each, the names of towns, and the circle of a search. */
export function MapLayer({
  markers,
  towns,
  circle,
  view,
  pixel,
  active,
  newTabNote,
  onActivate,
}: MapLayerProps) {
  const activeMarker = markers.find(({ dealer }) => dealer.slug === active)
  return (
    <>
      {circle ? <SearchCircle circle={circle} pixel={pixel} /> : null}
      <Towns {...{ towns, markers, view, pixel }} />
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
            <circle cx={x} cy={y} r={radii.target * pixel} className={styles.target} />
            <circle cx={x} cy={y} r={radii.pin * pixel} className={styles.pin} />
          </a>
        )
      })}
      {activeMarker ? <ActiveMarker marker={activeMarker} view={view} pixel={pixel} /> : null}
    </>
  )
}
