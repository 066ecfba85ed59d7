import { type LayerContext, line, oval, pair, shape } from '../canvas/index.ts'

/** A mast: world x, elevation of its lamps, and its size (1 = nearest). */
export type Mast = readonly [x: number, elevation: number, size: number]

const LAMP = '#F7FAFF'

/** Two rows of four lamps on a dark frame, seen slightly from below. */
function lamps(cx: number, cy: number, size: number): string {
  let markup = ''
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 4; column++) {
      markup += oval(
        cx + (column - 1.5) * 14.6 * size,
        cy + (row - 0.5) * 13 * size,
        4.9 * size,
        4.9 * size,
        LAMP,
      )
    }
  }
  return markup
}

/** Masts with their lamps, the glare round them and the beams they throw towards the track. */
export function floodlights({ defs, stage }: LayerContext, masts: readonly Mast[], reach: number): string {
  const glare = defs.radial([
    [0, '#F2F6FF', 0.9],
    [0.05, '#DDE8FF', 0.5],
    [0.16, '#BFD2F2', 0.2],
    [0.45, '#AFC4E8', 0.06],
    [1, '#8FA8D0', 0],
  ])
  const beam = defs.linear([
    [0, '#CFDDF5', 0.13],
    [0.6, '#CFDDF5', 0.035],
    [1, '#CFDDF5', 0],
  ])
  const steel = defs.linear([
    [0, '#39424E'],
    [0.4, '#1B2028'],
    [1, '#0D1014'],
  ])
  return masts
    .map(([wx, elevation, scale]) => {
      const x = stage.x(wx)
      const y = stage.up(elevation)
      const foot = stage.up(-12)
      const s = scale * stage.zoom
      const cone = `M${pair(x - 26 * s, y, 0)}L${pair(x - 250 * s, stage.up(-reach), 0)}H${Math.round(x + 130 * s)}L${pair(x + 26 * s, y, 0)}z`
      return (
        shape(
          `M${pair(x - 3.4 * s, foot)}L${pair(x - 2 * s, y)}h${(4 * s).toFixed(1)}L${pair(x + 3.4 * s, foot)}z`,
          steel,
        ) +
        shape(cone, beam) +
        shape(
          `M${pair(x - 33 * s, y - 15 * s)}h${Math.round(66 * s)}l-3 ${Math.round(29 * s)}h-${Math.round(66 * s - 6)}z`,
          '#12161B',
        ) +
        line(`M${pair(x - 33 * s, y - 15 * s)}h${Math.round(66 * s)}`, '#5A6675', 1.2) +
        lamps(x, y, s) +
        oval(x, y, 250 * s, 250 * s, glare)
      )
    })
    .join('')
}
