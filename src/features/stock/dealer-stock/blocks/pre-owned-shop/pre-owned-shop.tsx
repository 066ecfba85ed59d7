import type { LiveBlockView } from '#features/site/blocks/index.ts'
import type { StockBlockData } from '../../stock-block-data.ts'
import { StockBlock } from '../../ui/stock-block.tsx'

/**
 * The used vehicles of a dealer or group with filters beside them, and the latest in a slider.
 *
 * Source: requirements D-044 and D-045.
 */
export const PreOwnedShop: LiveBlockView<'preOwnedShop', StockBlockData> = (props) => (
  <StockBlock {...props} isShop />
)
