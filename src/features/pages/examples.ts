import { lineUpExamples } from '#features/vehicles/blocks/line-up/examples.ts'
import { relatedVehiclesExamples } from '#features/vehicles/blocks/related-vehicles/examples.ts'
import type { BlockExample } from './block-example.ts'
import { textExamples } from './blocks/text/examples.ts'
import type { LayoutBlock } from './index.ts'

export type { BlockExample } from './block-example.ts'

type Kind = LayoutBlock['blockType']

/** Examples of every kind of block. A kind without them does not compile. */
export const blockExamples: { readonly [K in Kind]: readonly [BlockExample<K>, ...BlockExample<K>[]] } = {
  lineUp: lineUpExamples,
  relatedVehicles: relatedVehiclesExamples,
  text: textExamples,
}
