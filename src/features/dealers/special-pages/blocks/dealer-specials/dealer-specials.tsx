import type { LiveBlockView } from '#features/site/blocks/index.ts'
import type { SpecialsData } from '../../specials-data.ts'
import { specialTexts } from '../../texts.ts'
import { SpecialsSection } from '../../ui/specials-section.tsx'

/** The specials of a dealer or of its group in tabs. Source: requirements D-040, D-041 and D-076. */
export const DealerSpecials: LiveBlockView<'dealerSpecials', SpecialsData> = (props) => (
  <SpecialsSection
    layout="tabs"
    defaultTitle={specialTexts(props.context.language).specials.title}
    {...props}
  />
)
