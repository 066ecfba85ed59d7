import { createNoise, createRandom, type LayerContext, octaves, pair } from '../canvas/index.ts'

/** A strip of grass: blades of several tones in clumps, seen from the side. */
export interface Turf {
  /** Shifts the tiles, so that strips above one another do not line up. */
  readonly phase: number
  /** Drawing y of the roots. */
  readonly y: number
  /** Longest blade, in world units. */
  readonly height: number
  /** Back to front. */
  readonly tones: readonly string[]
  readonly opacity?: number
}

const TILE = 340
const TILE_HEIGHT = 40
const BLADES = 84

/** Blades over one tile's width; clump heights follow a noise that closes on itself. */
function blades(): string {
  const random = createRandom('turf')
  const noise = createNoise(17)
  let data = ''
  for (let blade = 0; blade < BLADES; blade++) {
    const x = (TILE * (blade + random.next())) / BLADES
    const clump = octaves(noise, (Math.abs(x - TILE / 2) / TILE) * 12, 2)
    const h = TILE_HEIGHT * (0.22 + 0.78 * clump * random.between(0.5, 1.15))
    const lean = h * random.between(-0.28, 0.42)
    const girth = 1.3 + h * 0.045
    data += `M${pair(x, 2, 0)}q${pair(lean * 0.2, -h * 0.6, 0)} ${pair(lean, -h, 0)}q${pair(-lean * 0.5, h * 0.45, 0)} ${pair(-lean + girth, h, 0)}z`
  }
  return data
}

/** The strip: one tile of blades, repeated per tone out of step and alternately mirrored. */
export function turf({ defs, stage }: LayerContext, spec: Turf): string {
  const { phase, y, height, tones, opacity = 1 } = spec
  const reference = defs.reuse('turf', (id) => `<path id="${id}" d="${blades()}"/>`)
  const strips = tones.map((tone, index) => {
    const tall = (height / TILE_HEIGHT) * stage.zoom * (1 - index * 0.13)
    const wide = Math.max(0.45, tall ** 0.6) * (1 - index * 0.09)
    const width = TILE * wide
    let uses = ''
    let mirrored = (index + phase) % 2 === 0
    for (let x = -width * ((index * 0.37 + phase * 0.23) % 1); x < stage.width; x += width) {
      const flip = pair(mirrored ? -wide : wide, tall, 2)
      uses += `<use href="${reference}" transform="translate(${pair(mirrored ? x + width : x, y + index * 3 * tall, 0)})scale(${flip})"/>`
      mirrored = !mirrored
    }
    return `<g fill="${tone}">${uses}</g>`
  })
  return opacity === 1 ? strips.join('') : `<g opacity="${opacity}">${strips.join('')}</g>`
}
