import { drawMonogram, monogramGrounds } from '#art/people/index.ts'
import { hex } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { text } from '../texts.ts'

/** Three letters, each of which may carry its accent as a character of its own. */
const longestInitials = 6
const longestSeed = 100

/** A person without a picture: `monogram/{initials}/{seed}`, then `ground-`. */
export const monogram = defineFamily({
  segments: {
    initials: text(longestInitials, [
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
    seed: text(longestSeed, ['thandi-nkosi', 'pieter-botha', 'aisha-khan']),
  },
  options: { ground: hex(...monogramGrounds) },
  draw: (values) => drawMonogram({ ...values, idPrefix: 'm' }),
  size: () => ({ width: 420, height: 500 }),
})
