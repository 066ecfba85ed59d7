import { circuitNames, drawCircuit } from '#art/things/index.ts'
import { hex } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice } from '../part.ts'

/**
 * A race track as one line, for dark backgrounds by default: `circuit/{name}`, then `line-`, `accent-`,
 * `ground-`.
 */
export const circuit = defineFamily({
  segments: { circuit: choice(circuitNames) },
  options: { line: hex('#f4f2ee', '#a0a6af'), accent: hex('#e10d1f', '#ff4450'), ground: hex('#15171a') },
  draw: (values) => drawCircuit({ ...values, idPrefix: 'c' }),
  size: () => ({ width: 420, height: 300 }),
})
