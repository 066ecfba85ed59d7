import type { BlockView } from '#features/blocks/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Section } from '#ui/layout/section.tsx'
import { LazyPrivacyForm } from '../../ui/lazy-privacy-form.island.tsx'

/** Where visitors ask what is held about them, and have it erased. Source: POPIA, sections 23 and 24. */
export const PrivacyDesk: BlockView<'privacyDesk'> = ({ block, place }) => {
  const words = textsIn(place.language).privacyDesk
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
