import type { BlockView } from '#features/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { privacyTexts } from '../../texts.ts'
import { LazyPrivacyForm } from '../../ui/lazy-privacy-form.island.tsx'

/** Where visitors ask what is held about them, and have it erased. Source: POPIA, sections 23 and 24. */
export const PrivacyDesk: BlockView<'privacyDesk'> = ({ block, place }) => {
  const words = privacyTexts(place.language).privacyDesk
  return (
    <Section
      heading={block.title || words.title}
      headingLevel={place.first ? 1 : 2}
      lead={block.introduction}
      ground="raised"
    >
      <LazyPrivacyForm words={words} />
    </Section>
  )
}
