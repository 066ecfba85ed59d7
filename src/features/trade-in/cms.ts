import type { Block } from 'payload'
import { tradeInForm } from './blocks/trade-in-form/schema.ts'

/** The blocks of this feature. */
export const tradeInBlocks: readonly Block[] = [tradeInForm]
