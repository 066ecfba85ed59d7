import type { RouteMap } from '../map/draw-route.ts'

type Props = {
  map: RouteMap
  /** What it shows, for those who do not see it; the stages beside it say the rest. */
  label: string
}

/** A route on a drawn map: what has been run in the accent colour, the rest as a dotted line. */
export function RouteMapView({ map, label }: Props) {
  const { width, height, land, legs, towns, labels } = map
  const reached = legs.filter(({ isRun }) => isRun)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="h-auto w-full">
      <path d={land} className="fill-raised stroke-line forced-colors:fill-[Canvas]" strokeWidth={1} />
      <g fill="none" strokeLinecap="round">
        {legs.map(({ path, isRun }, index) =>
          isRun ? null : (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: stages have an order and no other identity
              key={index}
              d={path}
              className="stroke-ink-2 forced-colors:stroke-[CanvasText]"
              strokeWidth={2.5}
              strokeDasharray="1 8"
            />
          ),
        )}
        {reached.map(({ path }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: stages have an order and no other identity
            key={index}
            d={path}
            data-run=""
            className="stroke-accent forced-colors:stroke-[Highlight]"
            strokeWidth={4}
          />
        ))}
      </g>
      {towns.map(({ name, x, y }) => (
        <circle
          key={name}
          cx={x}
          cy={y}
          r={5}
          className="fill-ground stroke-ink forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
          strokeWidth={2.5}
        />
      ))}
      {/* Too small to read on phones, where the stages are listed below the map. */}
      <g className="fill-ink text-[0.9375rem] max-tablet:hidden forced-colors:fill-[CanvasText]">
        {labels.map(({ text, x, y, anchor }) => (
          <text key={text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  )
}
