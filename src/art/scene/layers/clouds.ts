import { createRandom, type Ink, oval } from '../canvas/index.ts'

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

/**
 * Clusters of soft ellipses on a flat base: shaded bellies first, lit crowns over them. Never an outline.
 * The tallest crowns stand in the middle of a bank, and its ends thin out to wisps.
 */
export function clouds({ plate, stage }: Ink, seed: number, banks: readonly CloudBank[]): string {
  const random = createRandom(seed)
  const zoom = stage.zoom
  return banks
    .map((bank) => {
      const soft = (colour: string, strength: number) =>
        plate.radial([
          [0, colour, strength],
          [0.45, colour, strength * 0.55],
          [1, colour, 0],
        ])
      const crown = soft(bank.lit, 0.9)
      const belly = soft(bank.shade, 0.55)
      const cx = stage.x(bank.x)
      const base = stage.up(bank.elevation)
      let bellies = ''
      let crowns = ''
      for (let puff = 0; puff < bank.puffs; puff++) {
        const round = puff % 5 < 2
        const offset = random.between(-1, 1) * random.between(0.35, 1) * (round ? 0.55 : 1)
        const middle = 1 - offset * offset
        const x = cx + offset * bank.width * 0.5 * zoom
        const tall = bank.thickness * zoom
        const rx = round
          ? tall * random.between(1, 2.2)
          : random.between(0.1, 0.26) * bank.width * zoom * (0.4 + 0.6 * middle)
        const ry =
          (round ? random.between(0.22, 0.46) : random.between(0.08, 0.22)) * tall * (0.3 + 0.7 * middle) +
          1.4
        const y = base - tall * random.between(0, round ? 0.5 : 0.6) * (0.25 + 0.75 * middle)
        crowns += oval(x, y, rx, ry, crown)
        if (puff % 3 === 0) bellies += oval(x, base + ry * 0.7, rx * 1.2, ry * 0.5 + 1, belly)
      }
      return `<g opacity="${bank.opacity ?? 1}">${crowns}${bellies}</g>`
    })
    .join('')
}
