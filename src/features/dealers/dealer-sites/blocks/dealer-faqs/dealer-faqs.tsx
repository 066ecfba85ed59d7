import { useId } from 'react'
import type { DealerFaq } from '#features/dealers/dealer-content/index.ts'
import { innerHeadingLevel, type LiveBlockView, subheadingLevel } from '#features/site/blocks/index.ts'
import { FormattedText } from '#features/site/blocks/parts.page.tsx'
import { Accordion } from '#ui/disclosure/accordion.tsx'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerSection } from '../../ui/dealer-section.tsx'

/** The questions of a dealer under their titles, as independent accordions. Source: requirements D-049 and D-050. */
export const DealerFaqs: LiveBlockView<'dealerFaqs', readonly DealerFaq[]> = ({ block, context, live }) => {
  const base = useId()
  const level = innerHeadingLevel(true, context)
  const Heading = `h${level}` as const
  return (
    <DealerSection
      block={block}
      defaultTitle={dealerSiteTexts(context.language).dealerSite.questions}
      context={context}
      live={live}
    >
      {(faqs) => (
        <div className="grid grid-cols-1 gap-y-14">
          {faqs.map((faq) => (
            <div key={faq.id} className="grid grid-cols-1 gap-x-gutter gap-y-6 laptop:grid-cols-12">
              <Heading className="max-w-[18ch] text-h3 laptop:col-span-4">{faq.title}</Heading>
              <div className="min-w-0 laptop:col-span-8">
                <Accordion
                  headingLevel={subheadingLevel(level)}
                  items={faq.items.map(({ id, title, text }) => ({
                    id: `${base}-${faq.id}-${id}`,
                    title,
                    content: <FormattedText text={text} context={context} topHeading={4} />,
                  }))}
                />
              </div>
            </div>
          ))}
        </div>
      )}
    </DealerSection>
  )
}
