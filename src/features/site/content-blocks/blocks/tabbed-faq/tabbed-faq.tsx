import { useId } from 'react'
import type { BlockView } from '#features/site/blocks/index.ts'
import { BlockTitle } from '#features/site/blocks/parts.page.tsx'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { LazyTabs } from '#ui/disclosure/lazy-tabs.island.tsx'
import { withAcronyms } from '../faq/acronyms.ts'
import { Introduction } from '../faq/introduction.tsx'
import { Questions } from '../faq/questions.tsx'

/** Questions and answers in tabs, each with its own introduction; the first tab is open. Source: C-008. */
export const TabbedFaq: BlockView<'tabbedFaq'> = ({ block, context }) => {
  const base = useId()
  const { title, tabs } = block
  return (
    <section data-ground="ground" aria-labelledby={title ? `${base}-title` : undefined} className="band">
      <div className="frame grid grid-cols-1 gap-y-8 tablet:gap-y-10">
        {title ? (
          <BlockTitle context={context} id={`${base}-title`} className="max-w-[20ch]">
            {withAcronyms(title)}
          </BlockTitle>
        ) : null}
        <div className="min-w-0">
          <LazyTabs
            label={title ? withAcronyms(title) : blockTexts(context.language).sections.topics}
            tabs={tabs.map((tab, index) => ({
              id: String(index + 1),
              label: withAcronyms(tab.title),
              panel: (
                <div className="grid grid-cols-1 gap-x-gutter gap-y-8 laptop:grid-cols-12">
                  {tab.introduction?.length ? (
                    <div className="laptop:col-span-5">
                      <Introduction paragraphs={tab.introduction} context={context} />
                    </div>
                  ) : null}
                  <div className={tab.introduction?.length ? 'laptop:col-span-7' : 'laptop:col-span-9'}>
                    <Questions
                      questions={tab.questions}
                      context={context}
                      idPrefix={`${base}-${index + 1}`}
                      headingLevel={title && !context.isFirst ? 3 : 2}
                    />
                  </div>
                </div>
              ),
            }))}
          />
        </div>
      </div>
    </section>
  )
}
