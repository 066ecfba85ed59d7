import type { Plate } from './plate.ts'
import type { Stage } from './stage.ts'

export { createRandom, type Random } from '../../core/random.ts'
export * from './ink.ts'
export * from './noise.ts'
export * from './plate.ts'
export * from './stage.ts'

/** What every layer draws with: the window it draws for, and the plate its gradients go to. */
export interface Ink {
  readonly plate: Plate
  readonly stage: Stage
}
