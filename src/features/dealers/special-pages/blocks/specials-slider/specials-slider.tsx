import type { LiveBlockView } from '#features/site/blocks/index.ts'
import type { SpecialsData } from '../../specials-data.ts'
import { specialTexts } from '../../texts.ts'
import { SpecialsSection } from '../../ui/specials-section.tsx'

/** At most eight specials as slides. Source: requirements D-064, D-065 and D-192; decision G-6. */
export const SpecialsSlider: LiveBlockView<'specialsSlider', SpecialsData> = (props) => (
  <SpecialsSection
    layout="slider"
    defaultTitle={specialTexts(props.context.language).specials.title}
    {...props}
  />
)
