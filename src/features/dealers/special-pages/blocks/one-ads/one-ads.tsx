import type { LiveBlockView } from '#features/site/blocks/index.ts'
import type { SpecialsData } from '../../specials-data.ts'
import { specialTexts } from '../../texts.ts'
import { SpecialsSection } from '../../ui/specials-section.tsx'

/** The advertised specials, which come from a second host. Source: requirement D-373. */
export const OneAds: LiveBlockView<'oneAds', SpecialsData> = (props) => (
  <SpecialsSection
    layout="tabs"
    defaultTitle={specialTexts(props.context.language).specials.advertised}
    {...props}
  />
)
