import { drawMonogram, monogramGrounds } from '#art/people/index.ts'
import { hex } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { text } from '../text-part.ts'

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
  draw: (values) => drawMonogram({ ...values, idPrefix: 'm' }),
  size: () => ({ width: 420, height: 500 }),
})
