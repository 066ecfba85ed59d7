import { defaultLiveries, type HelmetLivery, monogramGrounds } from '#art/names.ts'
import { hex, readHex, writeHex } from '../colours.ts'
import { defineFamily } from '../family.ts'
import type { Part } from '../part.ts'
import { text } from '../text-part.ts'
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
  size: () => ({ width: 420, height: 500 }),
})

/** Three letters, each with an optional combining accent. */
const maxInitialsLength = 6
const maxSeedLength = 100

/** Initials for a person without a picture: `monogram/{initials}/{seed}`, then `ground-`. */
export const monogram = defineFamily({
  segments: {
    initials: text(maxInitialsLength, [
      'AB',
      'CD',
      'EF',
      'GH',
      'IJ',
      'KL',
      'MN',
      'OP',
      'QR',
      'STU',
      'VW',
      'XYZ',
    ]),
    seed: text(maxSeedLength, ['thandi-nkosi', 'pieter-botha', 'aisha-khan']),
  },
  options: { ground: hex(...monogramGrounds) },
  size: () => ({ width: 420, height: 500 }),
})
