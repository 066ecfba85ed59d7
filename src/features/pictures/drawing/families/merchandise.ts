import { drawMerchandise, merchandiseKinds } from '#art/things/index.ts'
import { hex } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice } from '../part.ts'

/** An item of merchandise, in its default colours unless set: `merchandise/{item}`, then `colour-`, `mark-`. */
export const merchandise = defineFamily({
  segments: { item: choice(merchandiseKinds) },
  options: { colour: hex('#24282e', '#edeae4'), mark: hex('#b8101f', '#e9dfc8') },
  crossed: ['item'],
  draw: ({ item, colour, mark }) => drawMerchandise({ kind: item, colour, mark, idPrefix: 'm' }),
  size: () => ({ width: 400, height: 400 }),
})
