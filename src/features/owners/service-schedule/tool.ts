import type { VehicleCardPicture } from '#features/vehicles/vehicles/index.ts'
import type { ServiceInfo } from './service.ts'

/** A range whose models have services; JSON-serialisable. Source: requirement V-254. */
type ServicedRange = { readonly slug: string; readonly name: string; readonly code: string }

/** A model in the list of its range; JSON-serialisable. */
export type ServicedModel = {
  readonly code: string
  readonly name: string
  /** Side view; null without a drawing. */
  readonly picture: VehicleCardPicture | null
}

/** What the query of the page chooses, as far as it exists. */
export type ServiceChoice = {
  /** The slug of a range; null for the placeholder, as is the next one. */
  readonly range: string | null
  /** The code of a model. */
  readonly model: string | null
  /** Kilometres; 0 for none. Source: requirement V-115. */
  readonly interval: number
}

/**
 * What was loaded for a choice. A part is null when its choice is not made, and `failed` when its service did not respond.
 *
 * Source: decision G-3.
 */
export type ServiceParts = {
  readonly models: readonly ServicedModel[] | 'failed' | null
  readonly intervals: readonly number[] | 'failed' | null
  readonly service: ServiceInfo | 'failed' | null
}

/** The data of the block; JSON-serialisable. */
export type ServiceTool = {
  readonly ranges: readonly ServicedRange[]
  readonly choice: ServiceChoice
  readonly parts: ServiceParts
}
