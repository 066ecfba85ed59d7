import { createRandom, type LayerContext, oval, type Random, type Stop } from '../canvas/index.ts'

/** A bank of cloud: where it hangs (world units) and how it is lit. */
export interface CloudBank {
  readonly x: number
  readonly elevation: number
  readonly width: number
  /** Height of its tallest tower. */
  readonly thickness: number
  readonly puffs: number
  readonly lit: string
  readonly shade: string
  readonly opacity?: number
}

/** A soft disc: dense in the middle, with a long thin edge. */
const softness = (colour: string, strength: number): readonly Stop[] => [
  [0, colour, strength],
  [0.34, colour, strength * 0.72],
  [0.66, colour, strength * 0.26],
  [0.86, colour, strength * 0.06],
  [1, colour, 0],
]

/**
 * One layer of a bank: puffs along one base line, tallest somewhere off the middle, thinning out to wisps
 * at both ends.
 */
function stratum(
  random: Random,
  x: number,
  base: number,
  width: number,
  tall: number,
  puffs: number,
  fill: string,
): string {
  const crest = random.between(-0.35, 0.35)
  let markup = ''
  for (let puff = 0; puff < puffs; puff++) {
    const across = ((puff + random.next()) / puffs) * 2 - 1
    const swell = Math.max(0, 1 - Math.abs(across - crest) / (1 + Math.abs(crest))) ** 0.8
    const ry = tall * (0.14 + 0.5 * swell * random.between(0.5, 1)) + 1.2
    const rx = width * random.between(0.1, 0.2) * (0.7 + 0.5 * swell)
    markup += oval(x + across * width * 0.42, base - ry * random.between(0.5, 0.8), rx, ry, fill)
  }
  return markup
}

/**
 * Clusters of soft ellipses, a shaded belly under lit crowns. Never an outline: a bank is two or three
 * layers of puffs, each shifted against the other.
 */
export function clouds({ defs, stage }: LayerContext, seed: number, banks: readonly CloudBank[]): string {
  const random = createRandom(seed)
  const zoom = stage.zoom
  return banks
    .map((bank) => {
      const crown = defs.radial(softness(bank.lit, 0.72))
      const belly = defs.radial(softness(bank.shade, 0.42))
      const [cx, base] = [stage.x(bank.x), stage.up(bank.elevation)]
      const [width, tall] = [bank.width * zoom, bank.thickness * zoom]
      const share = Math.max(4, Math.round(bank.puffs / 3))
      const upper = stratum(
        random,
        cx + width * random.between(-0.1, 0.1),
        base - tall * 0.3,
        width * 0.6,
        tall * 0.8,
        share,
        crown,
      )
      const lower = stratum(random, cx, base, width * 0.9, tall, share * 2, crown)
      const shade = stratum(
        random,
        cx,
        base + tall * 0.06,
        width * 0.74,
        tall * 0.3,
        Math.ceil(share / 2),
        belly,
      )
      return `<g opacity="${bank.opacity ?? 1}">${upper}${lower}${shade}</g>`
    })
    .join('')
}
