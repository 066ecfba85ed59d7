import { createNoise, createRandom, type Ink, octaves, pair } from '../canvas/index.ts'

/** A strip of grass: blades of several tones in clumps, seen from the side. */
export interface Turf {
  readonly seed: number
  /** Drawing y of the roots. */
  readonly y: number
  /** Longest blade, in world units. */
  readonly height: number
  /** Back to front. */
  readonly tones: readonly string[]
  /** Blades per 100 units and tone. */
  readonly density?: number
  readonly opacity?: number
}

const TILE = 340

/** Blades over one tile's width; clump heights follow a noise that closes on itself. */
function blades(seed: number, height: number, density: number): string {
  const random = createRandom(seed)
  const noise = createNoise(seed)
  const count = Math.round((density * TILE) / 100)
  let data = ''
  for (let blade = 0; blade < count; blade++) {
    const x = (TILE * (blade + random.next())) / count
    const clump = octaves(noise, (Math.abs(x - TILE / 2) / TILE) * 12, 2)
    const h = height * (0.22 + 0.78 * clump * random.between(0.5, 1.15))
    const lean = h * random.between(-0.28, 0.42)
    const girth = 1.1 + h * 0.045
    data += `M${pair(x, 2, 0)}q${pair(lean * 0.2, -h * 0.6, 0)} ${pair(lean, -h, 0)}q${pair(-lean * 0.5, h * 0.45, 0)} ${pair(-lean + girth, h, 0)}z`
  }
  return data
}

/** The strip: one tile of blades, repeated per tone out of step and alternately mirrored. */
export function turf({ plate, stage }: Ink, spec: Turf): string {
  const { seed, y, height, tones, density = 24, opacity = 1 } = spec
  const reference = plate
    .define(
      `turf${seed}.${height}.${density}`,
      (id) => `<path id="${id}" d="${blades(seed * 31, height, density)}"/>`,
    )
    .slice(4, -1)
  const strips = tones.map((tone, index) => {
    const scale = stage.zoom * (1 - index * 0.11)
    const width = TILE * scale
    let uses = ''
    let mirrored = index % 2 === 0
    for (let x = -width * ((index * 0.37 + seed * 0.13) % 1); x < stage.width; x += width) {
      const flip = mirrored ? `${pair(-scale, scale, 2)}` : pair(scale, scale, 2)
      uses += `<use href="${reference}" transform="translate(${pair(mirrored ? x + width : x, y + index * 3 * scale, 0)})scale(${flip})"/>`
      mirrored = !mirrored
    }
    return `<g fill="${tone}">${uses}</g>`
  })
  return `<g opacity="${opacity}">${strips.join('')}</g>`
}
