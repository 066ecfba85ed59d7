import { defaultFixedCodes, defaultMaxOthers } from '#features/motorsport/merchandise/rules.ts'
import type { LiveBlockView } from '#features/site/blocks/index.ts'
import type { MerchandiseData } from '../../merchandise-data.ts'
import { MerchandiseSection } from '../../ui/merchandise-section.tsx'

/** Some products as slides. Source: requirements C-194 to C-200. */
export const MerchandiseCarousel: LiveBlockView<'merchandiseCarousel', MerchandiseData> = (props) => {
  const { block } = props
  const choice = {
    fixedCodes: block.fixedCodes ?? defaultFixedCodes,
    maxOthers: block.maxOthers ?? defaultMaxOthers,
  }
  return <MerchandiseSection {...props} choice={choice} />
}
