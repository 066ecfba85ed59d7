import { useId } from 'react'
import type { BlockView } from '#features/site/blocks/index.ts'
import { BlockTitle } from '#features/site/blocks/parts.page.tsx'
import { withAcronyms } from './acronyms.ts'
import { Introduction } from './introduction.tsx'
import { Questions } from './questions.tsx'

/** Questions and answers, with title and introduction in the left column. Source: C-269. */
export const Faq: BlockView<'faq'> = ({ block, context }) => {
  const base = useId()
  const { title, introduction, questions } = block
  const hasHeader = Boolean(title || introduction?.length)
  return (
    <section data-ground="ground" aria-labelledby={title ? `${base}-title` : undefined} className="band">
      <div className="frame grid grid-cols-1 gap-x-gutter gap-y-10 laptop:grid-cols-12">
        {hasHeader ? (
          <div className="grid content-start gap-6 laptop:col-span-5">
            {title ? (
              <BlockTitle context={context} id={`${base}-title`} className="max-w-[14ch]">
                {withAcronyms(title)}
              </BlockTitle>
            ) : null}
            <Introduction paragraphs={introduction} context={context} />
          </div>
        ) : null}
        <div className={`min-w-0 ${hasHeader ? 'laptop:col-span-7' : 'laptop:col-span-9'}`}>
          <Questions
            questions={questions}
            context={context}
            idPrefix={base}
            headingLevel={title && !context.isFirst ? 3 : 2}
          />
        </div>
      </div>
    </section>
  )
}
