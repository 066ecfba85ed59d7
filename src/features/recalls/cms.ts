import type { Block } from 'payload'
import { vinChecker } from './blocks/vin-checker/schema.ts'

export { withRecallRanges } from './cms/range-table.ts'
export { recalls } from './cms/recalls.ts'

/** The block schemas of this feature. */
export const recallBlocks: readonly Block[] = [vinChecker]
