import type { LiveBlockView } from '#features/site/blocks/index.ts'
import type { MerchandiseData } from '../../merchandise-data.ts'
import { MerchandiseSection } from '../../ui/merchandise-section.tsx'

/** Every product in a grid. Source: requirement C-206. */
export const MerchandiseList: LiveBlockView<'merchandiseList', MerchandiseData> = (props) => (
  <MerchandiseSection {...props} choice={null} />
)
