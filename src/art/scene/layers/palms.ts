import { createRandom, type LayerContext, line, pair, shape } from '../canvas/index.ts'

/** A row of coconut palms: world x of each, the depth of their feet, and their height in world units. */
export interface Palms {
  readonly seed: number
  readonly at: readonly number[]
  readonly depth: number
  readonly height: number
  readonly trunk: string
  readonly dark: string
  readonly lit: string
}

/** One frond from the crown: a bent blade with a broken lower edge. */
function frond(x: number, y: number, angle: number, length: number, sag: number): string {
  const [dx, dy] = [Math.cos(angle) * length, -Math.sin(angle) * length]
  const [tipX, tipY] = [x + dx, y + dy + sag]
  const [midX, midY] = [x + dx * 0.5, y + dy * 0.72]
  const width = length * 0.13
  return `M${pair(x, y)}Q${pair(midX, midY - width * 0.5)} ${pair(tipX, tipY)}L${pair(x + dx * 0.82, y + dy * 0.74 + sag * 0.62 + width * 0.9)}L${pair(x + dx * 0.74, y + dy * 0.74 + sag * 0.4 + width * 0.3)}L${pair(x + dx * 0.56, y + dy * 0.66 + sag * 0.26 + width * 1.2)}L${pair(x + dx * 0.5, y + dy * 0.6 + sag * 0.14 + width * 0.4)}L${pair(x + dx * 0.3, y + dy * 0.4 + width)}z`
}

/** Leaning ringed trunks with a crown of fronds, the lit ones over the dark ones. */
export function palms({ stage }: LayerContext, spec: Palms): string {
  const random = createRandom(spec.seed)
  const foot = stage.down(spec.depth)
  let trunks = ''
  let dark = ''
  let lit = ''
  for (const worldX of spec.at) {
    const x = stage.x(worldX)
    const h = spec.height * stage.zoom * random.between(0.82, 1.12)
    const lean = h * random.between(-0.12, 0.16)
    const [topX, topY] = [x + lean, foot - h]
    trunks += `M${pair(x - h * 0.022, foot)}Q${pair(x + lean * 0.16, foot - h * 0.5)} ${pair(topX - h * 0.011, topY)}h${(h * 0.022).toFixed(1)}Q${pair(x + lean * 0.16 + h * 0.034, foot - h * 0.5)} ${pair(x + h * 0.024, foot)}z`
    for (let k = 0; k < 11; k++) {
      const angle = -0.5 + (k / 10) * (Math.PI + 1) + random.between(-0.14, 0.14)
      const length = h * random.between(0.3, 0.42)
      const blade = frond(topX, topY, angle, length, length * random.between(0.3, 0.62))
      if (k % 2) lit += blade
      else dark += blade
    }
  }
  return (
    shape(trunks, spec.trunk) +
    shape(dark, spec.dark) +
    shape(lit, spec.lit) +
    line(lit, '#FFFFFF', 0.5, 'stroke-opacity=".14"')
  )
}
