import { between, createRandom, type LayerContext, pair, shape } from '../canvas/index.ts'

/** One row of buildings in front of another. */
export interface CityRow {
  readonly seed: number
  /** World x range, and the elevation the buildings stand on. */
  readonly from: number
  readonly to: number
  readonly foot: number
  readonly width: readonly [number, number]
  readonly height: readonly [number, number]
  /** Share of the maximum height allowed at a world x, 0–1. */
  maxHeight(x: number): number
  readonly top: string
  readonly bottom: string
  /** Share of windows that are lit; 0 draws none. */
  readonly lit: number
  readonly light: 'left' | 'right'
}

interface Masses {
  fronts: string
  flanks: string
  warm: string
  bright: string
}

/** A building's outline: plain, stepped back, with a plant room, or with a mast. */
function outline(x: number, width: number, height: number, foot: number, kind: number): string {
  const [px, w, h] = [Math.round(x), Math.round(width), Math.round(height)]
  const top = foot - h
  const step = Math.round(width * 0.22)
  const rise = Math.max(3, Math.round(height * 0.06))
  if (kind < 0.4) return `M${pair(px, foot, 0)}V${top}h${w}V${foot}z`
  if (kind < 0.66)
    return `M${pair(px, foot, 0)}V${top}h${step}v-${rise}h${w - step * 2}v${rise}h${step}V${foot}z`
  if (kind < 0.86)
    return `M${pair(px, foot, 0)}V${top}h${step * 2}v-${rise}h${step}v${rise}h${w - step * 3}V${foot}z`
  const mast = Math.round(w / 2)
  return `M${pair(px, foot, 0)}V${top}h${mast}v-${rise * 4}h1.4v${rise * 4}h${w - mast - 1.4}V${foot}z`
}

/** Windows in a grid; whole floors stay dark, and office floors are lit from end to end. */
function windows(
  masses: Masses,
  x: number,
  width: number,
  height: number,
  foot: number,
  row: CityRow,
  next: () => number,
): void {
  const columns = Math.max(3, Math.floor(width / 6))
  const cell = width / columns
  const share = row.lit * between(0.2, 1.5, next())
  for (let y = foot - height + 8; y < foot - 7; y += 7) {
    const office = next() > 0.955
    for (let column = 0; column < columns; column++) {
      if (!office && next() > share) continue
      const mark = `M${pair(x + column * cell + cell * 0.25, y, 0)}h${Math.max(2, Math.round(cell * 0.36))}v2h-${Math.max(2, Math.round(cell * 0.36))}z`
      if (next() > 0.84) masses.bright += mark
      else masses.warm += mark
    }
  }
}

/** The row: fronts, flanks in shade, lit windows. */
export function cityRow({ defs, stage }: LayerContext, row: CityRow): string {
  const random = createRandom(row.seed)
  const masses: Masses = { fronts: '', flanks: '', warm: '', bright: '' }
  const z = stage.zoom
  const foot = Math.round(stage.up(row.foot))
  for (let wx = Math.max(row.from, stage.from - 60); wx < Math.min(row.to, stage.to + 20); ) {
    const width = random.between(...row.width)
    const tall = between(
      row.height[0],
      row.height[1],
      row.maxHeight(wx + width / 2) * random.between(0.35, 1),
    )
    const [x, w, h] = [stage.x(wx), width * z, tall * z]
    masses.fronts += outline(x, w, h, foot, random.next())
    const flank = Math.round(w * 0.34)
    const flankX = Math.round(row.light === 'right' ? x : x + w - flank)
    masses.flanks += `M${pair(flankX, foot, 0)}V${Math.round(foot - h + 1)}h${flank}V${foot}z`
    if (row.lit > 0) windows(masses, x, w, h, foot, row, random.next)
    wx += width + (random.next() > 0.8 ? random.between(0, 9) : 0)
  }
  const fill = defs.linear(
    [
      [0, row.top],
      [1, row.bottom],
    ],
    { x1: 0, x2: 0, y1: stage.up(row.foot + row.height[1]), y2: foot },
  )
  return (
    shape(masses.fronts, fill) +
    shape(masses.flanks, '#10142A', 'fill-opacity=".24"') +
    shape(masses.warm, '#FFD08A', 'fill-opacity=".78"') +
    shape(masses.bright, '#FFF1D6')
  )
}
