import type { Block } from 'payload'
import { preOwnedShop } from './blocks/pre-owned-shop/schema.ts'
import { usedVehicles } from './blocks/used-vehicles/schema.ts'

/** The blocks of this feature, in the order in which the admin lists them. */
export const dealerStockBlocks: readonly Block[] = [usedVehicles, preOwnedShop]
