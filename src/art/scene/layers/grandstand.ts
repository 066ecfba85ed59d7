import { between, createRandom, type LayerContext, line, pair, shape } from '../canvas/index.ts'

/** A full stand beside a circuit at night, in two-point perspective: world x range, elevations left and right. */
export interface Grandstand {
  readonly from: number
  readonly to: number
  /** Elevation of the roof edge at the left and right end. */
  readonly roof: readonly [left: number, right: number]
  readonly foot: number
}

/** Rows of spectators as small marks in three tones; phones glow here and there. */
function crowd({ stage }: LayerContext, stand: Grandstand): string {
  const random = createRandom(61)
  const tones = ['', '', '', '']
  const rows = 15
  for (let row = 0; row < rows; row++) {
    for (let x = stand.from + 8; x < stand.to - 10; x += 6.2) {
      const t = (x - stand.from) / (stand.to - stand.from)
      const top = between(stand.roof[0] - 62, stand.roof[1] - 44, t)
      const elevation = between(top, stand.foot + 14, row / rows) - random.next() * 2
      if (random.next() < 0.3) continue
      const mark = `M${pair(stage.x(x + random.next() * 3), stage.up(elevation), 0)}h2v3h-2z`
      const tone = random.next()
      const index = tone > 0.985 ? 3 : Math.floor(tone * 3)
      tones[index] += mark
    }
  }
  const colours = ['#39414D', '#574640', '#68717F', '#E9F0FF']
  return tones
    .map((data, index) => shape(data, colours[index] ?? '#68717F', index === 2 ? 'fill-opacity=".7"' : ''))
    .join('')
}

/** The stand: raked seating, its people, columns, and a cantilever roof with lit edge. */
export function grandstand(context: LayerContext, stand: Grandstand): string {
  const { defs, stage } = context
  const at = (x: number, elevation: number) => pair(stage.x(x), stage.up(elevation), 0)
  const { from, to, foot } = stand
  const [left, right] = stand.roof
  const seats = defs.linear([
    [0, '#0B0E12'],
    [0.5, '#151A21'],
    [1, '#0E1217'],
  ])
  const underside = defs.linear([
    [0, '#232A34'],
    [1, '#12161C'],
  ])
  let columns = ''
  for (let k = 0; k <= 7; k++) {
    const t = k / 7
    columns += `M${at(between(from + 10, to - 6, t), foot)}V${Math.round(stage.up(between(left - 8, right - 4, t)))}`
  }
  return (
    shape(
      `M${at(from, foot)}L${at(from, left - 48)}L${at(to, right - 30)}V${Math.round(stage.up(foot))}z`,
      seats,
    ) +
    crowd(context, stand) +
    line(columns, '#20262F', 4.5 * stage.zoom) +
    shape(
      `M${at(from - 34, left + 12)}L${at(to + 46, right + 6)}L${at(to + 46, right)}L${at(from - 34, left - 10)}z`,
      underside,
    ) +
    line(`M${at(from - 34, left - 10)}L${at(to + 46, right)}`, '#D5E1F4', 1.6, 'stroke-opacity=".55"') +
    line(`M${at(from, left - 48)}L${at(to, right - 30)}`, '#8A97A8', 1, 'stroke-opacity=".25"')
  )
}
