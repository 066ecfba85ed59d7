import type { VehicleModel } from '../model.ts'
import { storyFacts } from '../rules/story-facts.ts'
import type { Story } from '../story-facts.ts'
import { drawingOfModel } from './drawing-of-model.ts'

/** Returns what a page tells about a model in pictures. */
export const storyOfModel = (model: VehicleModel): Story => ({
  facts: storyFacts(model),
  drawing: drawingOfModel(model),
})
