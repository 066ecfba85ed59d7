import { drawMedal, medalMetals } from '#art/things/index.ts'
import { defineFamily } from '../family.ts'
import { choice } from '../part.ts'
import { text } from '../text-part.ts'

/** Maximum characters that fit into the foot of a medal. */
const maxTextLength = 6

/** A medal: `medal/{metal}`, then `text-`. */
export const medal = defineFamily({
  segments: { metal: choice(medalMetals) },
  options: { text: text(maxTextLength, ['2026', 'P1']) },
  draw: (values) => drawMedal({ ...values, idPrefix: 'm' }),
  size: () => ({ width: 270, height: 330 }),
})
