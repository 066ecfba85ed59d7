import type { BlockView } from '#features/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { newsletterTexts } from '../../texts.ts'
import { LazyNewsletterForm } from '../../ui/lazy-newsletter-form.island.tsx'

/** The newsletter form as a block. Source: requirement V-134. */
export const NewsletterSection: BlockView<'newsletterForm'> = ({ block, place }) => {
  const labels = newsletterTexts(place.language).newsletter
  return (
    <Section
      heading={block.title || labels.title}
      headingLevel={place.first ? 1 : 2}
      lead={block.introduction}
      ground="raised"
    >
      <LazyNewsletterForm words={labels} />
    </Section>
  )
}
