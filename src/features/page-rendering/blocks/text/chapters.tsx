import type { PageContext } from '#features/blocks/index.ts'
import { FormattedText } from '#features/blocks/parts.page.tsx'
import type { Chapter } from '../../rules/chapters.ts'

type Props = {
  chapters: readonly Chapter<object>[]
  context: PageContext
  topHeading: 2 | 3 | 4
}

/** The chapters of a long text: a row for each, with its heading beside its text on wide windows. */
export function Chapters({ chapters, context, topHeading }: Props) {
  return chapters.map(({ heading, content }, index) =>
    heading ? (
      <section
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the chapter's place in the text
        key={index}
        className="grid grid-cols-1 gap-x-gutter gap-y-3 border-line border-t pt-6 laptop:grid-cols-12 laptop:pt-8"
      >
        <FormattedText
          text={heading}
          context={context}
          topHeading={topHeading}
          className="laptop:col-span-4 [&_:is(h2,h3)]:mt-0! [&_:is(h2,h3)]:text-h3"
        />
        <FormattedText
          text={content}
          context={context}
          topHeading={topHeading}
          className="laptop:col-span-7 laptop:col-start-6"
        />
      </section>
    ) : (
      <FormattedText
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the chapter's place in the text
        key={index}
        text={content}
        context={context}
        topHeading={topHeading}
        size="lead"
        className="max-w-[46ch]"
      />
    ),
  )
}
