import type { LiveBlockView } from '#features/site/blocks/index.ts'
import type { StockBlockData } from '../../stock-block-data.ts'
import { StockBlock } from '../../ui/stock-block.tsx'

/** The used vehicles of a dealer or group, with order and pages. Source: requirements D-043 and D-240. */
export const UsedVehicles: LiveBlockView<'usedVehicles', StockBlockData> = (props) => (
  <StockBlock {...props} isShop={false} />
)
