import type { BlockDefinitions } from '#features/blocks/index.ts'
import { preOwnedShop } from './blocks/pre-owned-shop/block.ts'
import { usedVehicles } from './blocks/used-vehicles/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const dealerStockBlocks = { preOwnedShop, usedVehicles } satisfies BlockDefinitions
