import type { Block } from 'payload'
import { financeCalculators } from './blocks/finance-calculators/schema.ts'

/** The section types this feature offers. */
export const financeBlocks: readonly Block[] = [financeCalculators]
