import { alignmentAngles, drawAlignment } from '#art/things/index.ts'
import { defineFamily } from '../family.ts'
import { choice } from '../part.ts'

/** An angle of wheel alignment, for a light or a dark page: `alignment/{angle}/{tone}`. */
export const alignment = defineFamily({
  segments: { angle: choice(alignmentAngles), tone: choice(['light', 'dark']) },
  crossed: ['angle', 'tone'],
  draw: (values) => drawAlignment({ ...values, idPrefix: 'a' }),
  size: () => ({ width: 480, height: 320 }),
})
