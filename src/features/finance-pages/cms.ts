import type { Block } from 'payload'
import { financeCalculators } from './blocks/finance-calculators/schema.ts'

/** Schemas of the blocks of this feature. */
export const financeBlocks: readonly Block[] = [financeCalculators]
