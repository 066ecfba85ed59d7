import { defaultLiveries, drawHelmet, type HelmetLivery } from '#art/people/index.ts'
import { hex, readHex, writeHex } from '../colours.ts'
import { defineFamily } from '../family.ts'
import type { Part } from '../part.ts'
import { raceNumber } from './vehicle-options.ts'

const [firstLivery, ...otherLiveries]: readonly HelmetLivery[] = Object.values(defaultLiveries)
const patterns = Object.values(defaultLiveries).map(({ pattern }) => pattern)

/** `{pattern}-{base}-{second}-{third}-{visor}`. */
const livery: Part<HelmetLivery> = {
  write: ({ pattern, base, second, third, visor }) =>
    [pattern, ...[base, second, third, visor].map(writeHex)].join('-'),
  read(text) {
    const [name, ...tones] = text.split('-')
    const pattern = patterns.find((candidate) => candidate === name)
    const [base, second, third, visor] = tones.map(readHex)
    if (!pattern || !base || !second || !third || !visor || tones.length > 4) return undefined
    return { pattern, base, second, third, visor }
  },
  samples: [firstLivery ?? defaultLiveries.ember, ...otherLiveries],
}

/** A driver as a helmet: `helmet/{livery}`, then `number-`, `backdrop-`. */
export const helmet = defineFamily({
  segments: { livery },
  options: { number: raceNumber, backdrop: hex('#15181d', '#e4ded3') },
  draw: (values) => drawHelmet({ ...values, idPrefix: 'h' }),
  size: () => ({ width: 420, height: 500 }),
})
