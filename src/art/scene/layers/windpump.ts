import { type LayerContext, line, oval, pair, shape } from '../canvas/index.ts'

const STEEL = '#3A3330'

/** A wind pump with its tail vane and a round cement dam: foot at world x and depth, height in world units. */
export function windpump(
  { defs, stage }: LayerContext,
  worldX: number,
  depth: number,
  height: number,
): string {
  const x = stage.x(worldX)
  const foot = stage.down(depth)
  const s = (height / 190) * stage.zoom
  const h = 190 * s
  let lattice = ''
  for (let k = 0; k < 6; k++) {
    const [low, high] = [27 * s * (1 - (k / 6) * 0.88), 27 * s * (1 - ((k + 1) / 6) * 0.88)]
    const [y0, y1] = [foot - (h * k) / 6, foot - (h * (k + 1)) / 6]
    lattice += `M${pair(x - low, y0)}L${pair(x + high, y1)}M${pair(x + low, y0)}L${pair(x - high, y1)}M${pair(x - high, y1)}H${(x + high).toFixed(1)}`
  }
  const hub = foot - h - 4 * s
  let blades = ''
  for (let k = 0; k < 18; k++) {
    const angle = (k / 18) * Math.PI * 2
    const at = (radius: number, turn: number) =>
      pair(x + Math.cos(turn) * radius * 0.93 * s, hub + Math.sin(turn) * radius * s)
    blades += `M${at(9, angle)}L${at(37, angle - 0.02)}L${at(37, angle + 0.2)}L${at(10, angle + 0.1)}z`
  }
  const vane = `M${pair(x + 4 * s, hub - 1.4 * s)}L${pair(x + 55 * s, hub - 4 * s)}l${pair(6 * s, -13 * s)} ${pair(23 * s, -3 * s)}v${(33 * s).toFixed(1)}l${pair(-23 * s, -2 * s)} ${pair(-6 * s, -12 * s)}L${pair(x + 4 * s, hub + 1.4 * s)}z`
  const damX = x + 46 * s
  const wall = defs.linear(
    [
      [0, '#77736E'],
      [0.45, '#A5A19A'],
      [1, '#C9C1B2'],
    ],
    'across',
  )
  const dam = `M${pair(damX, foot + 3 * s)}v${(-24 * s).toFixed(1)}h${(92 * s).toFixed(1)}v${(24 * s).toFixed(1)}q${pair(-46 * s, 7 * s)} ${pair(-92 * s, 0)}z`
  return (
    oval(x + 10 * s, foot + 3 * s, 64 * s, 5 * s, '#3A2A18', 'fill-opacity=".22"') +
    shape(dam, wall) +
    oval(damX + 46 * s, foot - 21 * s, 46 * s, 5 * s, '#8E8B84') +
    oval(damX + 46 * s, foot - 20.4 * s, 42 * s, 3.8 * s, '#A9C3CB') +
    line(lattice, STEEL, 1.2 * s) +
    line(
      `M${pair(x - 27 * s, foot)}L${pair(x - 3 * s, foot - h)}M${pair(x + 27 * s, foot)}L${pair(x + 3 * s, foot - h)}`,
      STEEL,
      2.8 * s,
    ) +
    shape(vane, '#9E3222') +
    shape(blades, '#4A433F') +
    line(
      `M${pair(x - 34 * s, hub)}a${pair(34 * s, 36 * s)} 0 1 0 ${pair(68 * s, 0)}a${pair(34 * s, 36 * s)} 0 1 0 ${pair(-68 * s, 0)}`,
      STEEL,
      1 * s,
      'stroke-opacity=".7"',
    ) +
    oval(x, hub, 4.6 * s, 4.6 * s, '#2B2624')
  )
}
