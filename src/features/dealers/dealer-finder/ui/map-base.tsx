import { Link } from '#ui/actions/link.tsx'
import type { MapRegion } from '../data/geography.ts'
import type { Count } from '../data/load-finder.ts'
import { regionAddress } from '../rules/finder-address.ts'
import styles from './map.module.css'

type Props = {
  regions: readonly MapRegion[]
  /** The provinces and countries with dealers. */
  counts: readonly Count[]
  /** Slug of the region of the page. */
  current: string | null
  /** SVG path of the national roads. */
  roads: string
  /** SVG path with a point for every dealer of the network. */
  dots: string
}

/** The outlines of the map. A province or country with dealers is a link that zooms to it. */
export function MapBase({ regions, counts, current, roads, dots }: Props) {
  return (
    <g className={current === null ? undefined : styles.scoped}>
      {regions.map(({ name, kind, outline }) => {
        const count = counts.find((candidate) => candidate.name === name)
        const shape = <path d={outline} className={kind === 'neighbour' ? styles.neighbour : styles.region} />
        if (!count) return <g key={name}>{shape}</g>
        return (
          <Link
            key={name}
            href={regionAddress(count.slug)}
            aria-label={`${name}, ${count.count === 1 ? '1 dealer' : `${count.count} dealers`}`}
            aria-current={count.slug === current ? 'true' : undefined}
            className={`${styles.regionLink} ${count.slug === current ? styles.current : ''}`}
          >
            {shape}
          </Link>
        )
      })}
      <path d={roads} className={styles.road} />
      <path d={dots} className={styles.dots} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG texts cannot be focused */}
      <g aria-hidden="true">
        {regions.map(({ name, kind, label: { x, y } }) =>
          kind === 'neighbour' ? null : (
            <text key={name} x={x.toFixed(1)} y={y.toFixed(1)} className={styles.label}>
              {name}
            </text>
          ),
        )}
      </g>
    </g>
  )
}
