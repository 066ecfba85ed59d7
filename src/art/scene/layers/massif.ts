import {
  between,
  clamp,
  createRandom,
  type Ink,
  line,
  type Point,
  pair,
  polygon,
  type Random,
  shape,
} from '../canvas/index.ts'

/** A wall of rock: its crest, its faces, and the light on them. */
export interface Massif {
  readonly seed: number
  /** Elevation of the crest at a world x. */
  crest(x: number): number
  /** Elevation where its slopes end (usually below the horizon of what stands before it). */
  readonly foot: number
  /** Height of the vertical rock band below the crest, as a fraction of the crest's elevation. */
  readonly cliff: number
  /** Narrowest and widest buttress, in world units. */
  readonly buttress: readonly [number, number]
  /** Side the light comes from. */
  readonly light: 'left' | 'right'
  readonly lit: string
  readonly shade: string
  /** Colour into which the slopes dissolve. */
  readonly haze: string
  readonly rim: string
  /** Distance of outline samples; coarser for far walls. */
  readonly step?: number
  /** The scree apron: its colour at the rock, and how strongly its fans are modelled, 0–1. */
  readonly scree: { readonly colour: string; readonly folds: number }
}

type Wedges = [deep: string, soft: string, fine: string]

/** A jagged tapering shadow: wide at the crest, torn on both sides, its tip drawn away from the light. */
function wedge(
  { stage }: Ink,
  massif: Massif,
  random: Random,
  x: number,
  width: number,
  length: number,
): string {
  const away = massif.light === 'right' ? -1 : 1
  const top = (at: number) => massif.crest(at) - 0.6
  const tip: Point = [
    x + width * (0.5 - away * 0.1) + away * length * random.between(0.04, 0.16),
    top(x + width / 2) - length,
  ]
  const points: Point[] = []
  const spans = clamp(Math.round(width / 16), 1, 4)
  for (let i = 0; i <= spans; i++) {
    const at = x + (width * i) / spans
    points.push([at, top(at)])
  }
  const edge = (from: number, side: number) => {
    const rows = length > 60 ? 3 : 2
    for (let i = 1; i < rows; i++) {
      const t = i / rows
      const bulge = (random.next() - 0.45) * width * 0.26 * side
      points.push([between(from, tip[0], t ** 2.4) + bulge, between(top(from), tip[1], t)])
    }
  }
  edge(x + width, 1)
  points.push(tip)
  const start = points.length
  edge(x, -1)
  const left = points.splice(start).reverse()
  points.push(...left)
  return polygon(
    points.map(([px, e]) => [stage.x(px), stage.up(e)] as const),
    0,
  )
}

/** Buttresses of irregular width, each with one shaded flank, and cracks between them. */
function faces(ink: Ink, massif: Massif, random: Random): Wedges {
  const wedges: Wedges = ['', '', '']
  const [narrow, broad] = massif.buttress
  const { from, to } = ink.stage
  for (let x = from - broad; x < to; ) {
    const size = random.next()
    const width = between(narrow, broad, size ** 2.2)
    const rise = massif.crest(x + width / 2) - massif.foot
    if (rise > 14) {
      const flank = width * random.between(0.3, 0.72)
      const at = massif.light === 'right' ? x : x + width - flank
      const share =
        random.next() < 0.3 && width < narrow * 2 ? random.between(0.4, 0.9) : random.between(1.2, 1.9)
      const length = rise * Math.min(0.9, massif.cliff * share)
      if (random.next() > 0.12) wedges[size > 0.55 ? 0 : 1] += wedge(ink, massif, random, at, flank, length)
      const cracks = Math.floor(width / 24)
      for (let crack = 0; crack < cracks; crack++) {
        const crackAt = x + random.next() * width
        wedges[random.next() > 0.5 ? 1 : 2] += wedge(
          ink,
          massif,
          random,
          crackAt,
          between(1.5, narrow * 0.35, random.next() ** 2),
          length * random.between(0.2, 0.62),
        )
      }
    }
    x += width * random.between(0.8, 1.12)
  }
  return wedges
}

/** Gullies, where scree reaches high into the rock: their world x and elevation, irregularly spaced. */
function gullies({ stage }: Ink, massif: Massif, random: Random): Point[] {
  const points: Point[] = []
  const broad = massif.buttress[1]
  for (let x = stage.from - broad; x < stage.to + broad * 2; ) {
    const crest = massif.crest(x)
    const share = massif.cliff * random.between(0.72, 1.08)
    points.push([x, crest - (crest - massif.foot) * Math.min(share, 0.9)])
    x += broad * between(0.34, 1.15, random.next() ** 1.4)
  }
  return points
}

/** A concave run of scree from an apex down to the lowest point beside it, a little uneven. */
function slope(apex: Point, low: Point, random: Random, upwards = false): Point[] {
  const steps = [0.16, 0.36, 0.62]
  const points: Point[] = [...steps, 1].map((t) => [
    between(apex[0], low[0], t) + (t < 1 ? random.between(-2, 2) : 0),
    between(apex[1], low[1], 1 - (1 - t) ** 2.1) + (t < 1 ? random.between(-3, 3) : 0),
  ])
  return upwards ? [...points.slice(0, -1).reverse(), apex] : points
}

/** The scree apron over the feet of the faces: concave cones, and the shaded half of each. */
function talus(ink: Ink, massif: Massif, random: Random): { apron: string; folds: string } {
  const { stage } = ink
  const away = massif.light === 'right' ? -1 : 1
  const base = Math.round(stage.up(massif.foot)) + 40
  const apron: Point[] = []
  let folds = ''
  let last: Point | undefined
  for (const [x, elevation] of gullies(ink, massif, random)) {
    const [ax, ay] = [stage.x(x), stage.up(elevation)]
    const drop = stage.up(massif.foot) - ay
    if (last) {
      const low: Point = [
        between(last[0], ax, random.between(0.42, 0.58)),
        Math.max(last[1], ay) + drop * random.between(0.14, 0.3),
      ]
      apron.push(...slope(last, low, random), ...slope([ax, ay], low, random, true))
    } else apron.push([ax, base], [ax, ay])
    last = [ax, ay]
    const reach = away * drop * random.between(0.45, 0.8)
    const foot = ay + drop * random.between(0.62, 0.9)
    const inner = ax + reach * random.between(0, 0.3)
    folds += `M${pair(ax, ay, 0)}Q${pair(ax + reach * 0.26, ay + (foot - ay) * 0.58, 0)} ${pair(ax + reach, foot, 0)}Q${pair(ax + reach * 0.55, foot, 0)} ${pair(inner, foot - (foot - ay) * 0.22, 0)}Q${pair(between(ax, inner, 0.8), between(ay, foot, 0.4), 0)} ${pair(ax, ay, 0)}z`
  }
  apron.push([last?.[0] ?? 0, base])
  return { apron: polygon(apron, 0), folds }
}

/** Broken ledges that follow the crest at a few levels: what makes rock read as beds. */
function strata({ stage }: Ink, massif: Massif, random: Random): string {
  let data = ''
  for (const level of [0.24, 0.52, 0.86]) {
    for (let x = stage.from; x < stage.to; ) {
      const length = random.between(12, 70)
      const rise = massif.crest(x) - massif.foot
      if (rise > 50 && random.next() > 0.42) {
        const at = (wx: number) =>
          stage.up(massif.crest(wx) - (massif.crest(wx) - massif.foot) * massif.cliff * level)
        data += `M${pair(stage.x(x), at(x), 0)}L${pair(stage.x(x + length), at(x + length), 0)}`
      }
      x += length * random.between(1, 1.8)
    }
  }
  return data
}

const SAMPLE = 4

/** The crest as a table with straight lines between its points: it is asked for thousands of times. */
function tabulate(crest: Massif['crest'], from: number, to: number): Massif['crest'] {
  const count = Math.ceil((to - from) / SAMPLE) + 2
  const table = Float64Array.from({ length: count }, (_zero, index) => crest(from + index * SAMPLE))
  return (x) => {
    const at = clamp((x - from) / SAMPLE, 0, count - 2)
    const cell = Math.floor(at)
    return between(table[cell] ?? 0, table[cell + 1] ?? 0, at - cell)
  }
}

/** Draws the wall: body, talus, faces, ledges, and the light along its crest. */
export function massif(ink: Ink, wall: Massif): string {
  const { plate, stage } = ink
  const reach = wall.buttress[1] * 2 + 40
  const spec = { ...wall, crest: tabulate(wall.crest, stage.from - reach, stage.to + reach) }
  const random = createRandom(spec.seed)
  const step = (spec.step ?? 7) / Math.sqrt(stage.zoom)
  const crest: Point[] = []
  let peak = 0
  for (let x = stage.from - 12; x <= stage.to + 12 + step; x += step) {
    const elevation = spec.crest(x)
    peak = Math.max(peak, elevation)
    crest.push([stage.x(x), stage.up(elevation)])
  }
  const fall = { x1: 0, x2: 0, y1: stage.up(peak), y2: stage.up(spec.foot) }
  const body = plate.linear(
    [
      [0, spec.lit],
      [0.4, spec.lit],
      [1, spec.haze],
    ],
    fall,
  )
  const dark = plate.linear(
    [
      [0, spec.shade],
      [0.5, spec.shade, 0.72],
      [1, spec.shade, 0.1],
    ],
    fall,
  )
  const [deep, soft, fine] = faces(ink, spec, random)
  const foot = stage.up(Math.min(spec.foot, 0)) + 30
  const outline: Point[] = [...crest, [stage.width + 40, foot], [-40, foot]]
  const { apron, folds } = talus(ink, spec, random)
  const scree = plate.linear(
    [
      [0, spec.scree.colour, 0.86],
      [0.5, spec.scree.colour, 0.8],
      [1, spec.haze],
    ],
    fall,
  )
  return (
    shape(
      polygon(outline, 0),
      body,
      `stroke="${spec.rim}" stroke-opacity=".5" stroke-width="${(1.3 * stage.zoom).toFixed(1)}" stroke-linejoin="round"`,
    ) +
    shape(soft, dark, 'fill-opacity=".5"') +
    shape(deep, dark, 'fill-opacity=".78"') +
    shape(fine, dark, 'fill-opacity=".34"') +
    line(strata(ink, spec, random), spec.rim, 1.1 * stage.zoom, 'stroke-opacity=".22"') +
    shape(apron, scree) +
    shape(folds, dark, `fill-opacity="${spec.scree.folds}"`)
  )
}
