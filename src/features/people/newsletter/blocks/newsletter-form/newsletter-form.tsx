import type { BlockView } from '#features/site/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { newsletterTexts } from '../../texts.ts'
import { LazyNewsletterForm } from '../../ui/lazy-newsletter-form.island.tsx'

/** The newsletter form as a block. Source: requirement V-134. */
export const NewsletterSection: BlockView<'newsletterForm'> = ({ block, context }) => {
  const labels = newsletterTexts(context.language).newsletter
  return (
    <Section
      heading={block.title || labels.title}
      headingLevel={context.isFirst ? 1 : 2}
      lead={block.introduction}
      surface="raised"
    >
      <LazyNewsletterForm labels={labels} />
    </Section>
  )
}
