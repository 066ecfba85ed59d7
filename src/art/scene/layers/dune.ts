import { createRandom, type LayerContext, line, pair, shape } from '../canvas/index.ts'

/** One star dune with a meandering crest; the sun is on the right, the slip face in shade. */
export interface Dune {
  readonly seed: number
  /** World x and elevation of the summit; world x where its feet meet the plain; elevation of the foot. */
  readonly summit: readonly [x: number, elevation: number]
  readonly feet: readonly [left: number, right: number]
  readonly foot: number
  readonly lit: readonly [top: string, bottom: string]
  readonly shade: readonly [top: string, bottom: string]
  /** How far the crest swings, 0.5–1.4. */
  readonly swing: number
  /** 0 for far dunes: no ripples; 1 for near ones. */
  readonly texture: number
}

/** Wind ripples and faint secondary ridges on the lit flank, following its fall. */
function ripples({ stage }: LayerContext, dune: Dune): string {
  const random = createRandom(dune.seed)
  const [px, pe] = dune.summit
  const rise = pe - dune.foot
  let data = ''
  for (let row = 0; row < 22; row++) {
    const t = (row + random.next()) / 22
    const x = px + (dune.feet[1] - px) * t * 0.66 + 14
    const elevation = pe - rise * (0.2 + t * 0.62 + random.next() * 0.12)
    const run = random.between(50, 150) * stage.zoom
    data += `M${pair(stage.x(x), stage.up(elevation), 0)}q${pair(run * 0.4, run * 0.07, 0)} ${pair(run, run * random.between(0.2, 0.34), 0)}`
  }
  return line(
    data,
    dune.shade[0],
    1.5 * stage.zoom,
    `stroke-opacity="${0.17 * dune.texture}" stroke-linecap="round"`,
  )
}

/** Body in light, slip face in shade, the bright crest between them, and its ripples. */
export function dune(context: LayerContext, spec: Dune): string {
  const { defs, stage } = context
  const [px, py] = [stage.x(spec.summit[0]), stage.up(spec.summit[1])]
  const [left, right] = [stage.x(spec.feet[0]), stage.x(spec.feet[1])]
  const base = stage.up(spec.foot)
  const rise = base - py
  const swing = spec.swing * stage.zoom
  const lit = defs.linear(
    [
      [0, spec.lit[0]],
      [1, spec.lit[1]],
    ],
    { x1: px, y1: py, x2: px + (right - px) * 0.8, y2: base },
  )
  const shade = defs.linear(
    [
      [0, spec.shade[0]],
      [1, spec.shade[1]],
    ],
    { x1: px, y1: py, x2: px - 90 * stage.zoom, y2: base },
  )
  const windward = `C${pair(left + (px - left) * 0.5, base - rise * 0.12)} ${pair(px - (px - left) * 0.28, py + rise * 0.2)} ${pair(px, py)}`
  const lee = `C${pair(px + (right - px) * 0.24, py + rise * 0.16)} ${pair(px + (right - px) * 0.5, base - rise * 0.16)} ${pair(right, base)}`
  const foot = base + 70 * stage.zoom
  const crest =
    `M${pair(px, py)}C${pair(px + 70 * swing, py + rise * 0.22)} ${pair(px - 90 * swing, py + rise * 0.42)} ${pair(px - 10 * swing, py + rise * 0.66)}` +
    `C${pair(px + 60 * swing, py + rise * 0.86)} ${pair(px - 60 * swing, py + rise)} ${pair(px - 190 * swing, foot)}`
  const body = `M${pair(left, base)}${windward}${lee}V${Math.round(foot + 40)}H${Math.round(left)}z`
  const slip = `${crest}H${Math.round(left)}V${Math.round(base)}${windward}z`
  return (
    shape(body, lit) +
    (spec.texture > 0 ? ripples(context, spec) : '') +
    shape(slip, shade) +
    line(crest, '#FFF0CF', 1.6 * stage.zoom, 'stroke-opacity=".6"') +
    line(`M${pair(px, py)}${lee}`, '#FFF0CF', 1.2 * stage.zoom, 'stroke-opacity=".35"')
  )
}
