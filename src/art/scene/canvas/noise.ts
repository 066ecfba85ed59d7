import { createRandom } from '../../core/random.ts'

/** Smooth one-dimensional noise: same seed, same curve; values 0–1, one bump per unit of x. */
export type Noise = (x: number) => number

const TABLE = 256

/** Value noise with cubic easing over a table of 256 seeded values. */
export function createNoise(seed: number): Noise {
  const random = createRandom(seed)
  const table = Float64Array.from({ length: TABLE }, () => random.next())
  const at = (index: number) => table[((index % TABLE) + TABLE) % TABLE] ?? 0
  return (x) => {
    const cell = Math.floor(x)
    const t = x - cell
    const eased = t * t * (3 - 2 * t)
    return at(cell) * (1 - eased) + at(cell + 1) * eased
  }
}

/** Several octaves of one noise, each twice as fine and half as strong; values 0–1. */
export function octaves(noise: Noise, x: number, count: number): number {
  let amplitude = 1
  let sum = 0
  let weight = 0
  let frequency = 1
  for (let octave = 0; octave < count; octave++) {
    sum += amplitude * noise(x * frequency + octave * 37)
    weight += amplitude
    amplitude *= 0.5
    frequency *= 2.03
  }
  return sum / weight
}
