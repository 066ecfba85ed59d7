import type { DaylightSky } from './daylight-sky.ts'
import type { Defs } from './defs.ts'
import type { Stage } from './stage.ts'

export { createRandom, type Random } from '../../core/random.ts'
export type { DaylightSky, Luminary } from './daylight-sky.ts'
export * from './defs.ts'
export * from './noise.ts'
export * from './shapes.ts'
export * from './stage.ts'

/** Passed to every layer: the stage it draws on, and the collector of its gradients and other definitions. */
export interface LayerContext {
  readonly defs: Defs
  readonly stage: Stage
  /** The sky that replaces the scene's own. */
  readonly daylight?: DaylightSky
}
