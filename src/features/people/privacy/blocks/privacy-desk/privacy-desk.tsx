import type { BlockView } from '#features/site/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { privacyTexts } from '../../texts.ts'
import { LazyPrivacyForm } from '../../ui/lazy-privacy-form.island.tsx'

/** The form by which visitors export or erase their data or object to marketing. Source: POPIA, sections 23 and 24. */
export const PrivacyDesk: BlockView<'privacyDesk'> = ({ block, context }) => {
  const labels = privacyTexts(context.language).privacyDesk
  return (
    <Section
      heading={block.title || labels.title}
      headingLevel={context.isFirst ? 1 : 2}
      lead={block.introduction}
      surface="raised"
    >
      <LazyPrivacyForm labels={labels} />
    </Section>
  )
}
