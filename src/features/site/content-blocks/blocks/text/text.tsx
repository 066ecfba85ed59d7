import {
  type BlockView,
  innerHeadingLevel,
  type PageContext,
  sectionTheme,
} from '#features/site/blocks/index.ts'
import {
  BlockSurface,
  BlockTitle,
  ButtonRow,
  chosenSurface,
  FormattedText,
} from '#features/site/blocks/parts.page.tsx'
import { groundName } from '#ui/layout/ground-name.ts'
import { isBrief } from '../../rules/brief.ts'
import { type Chapter, chaptersOf } from '../../rules/chapters.ts'
import { TextContent } from './text-content.tsx'

type Props = {
  chapters: readonly Chapter<object>[]
  context: PageContext
  topHeading: 2 | 3 | 4
}

/** The chapters of a long text: a row for each, with its heading beside its text on wide windows. */
function Chapters({ chapters, context, topHeading }: Props) {
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

/** A title, rich text and buttons, with an optional background. */
export const Text: BlockView<'text'> = ({ block, ...page }) => {
  const { title, backgroundColour, textColour } = block
  const { theme, context } = sectionTheme(block.theme, page.context)
  const chapters = chaptersOf(block.content)
  const topHeading = innerHeadingLevel(title, context)
  const ground = chosenSurface({ colour: backgroundColour, tone: textColour }, context)
  return (
    <BlockSurface
      surface={ground}
      as="section"
      name={ground ? 'own' : groundName('ground', theme)}
      theme={theme}
      className="band"
    >
      <div
        className={`frame grid grid-cols-1 gap-x-gutter ${title && !context.isFirst && !chapters ? 'laptop:grid-cols-2' : ''} ${chapters ? 'gap-y-10' : 'gap-y-8'}`}
      >
        {title ? (
          <BlockTitle context={context} className="max-w-[18ch]">
            {title}
          </BlockTitle>
        ) : null}
        {chapters ? (
          <>
            <Chapters chapters={chapters} context={context} topHeading={topHeading} />
            <ButtonRow buttons={block.buttons} context={context} />
          </>
        ) : (
          <TextContent
            block={block}
            context={context}
            topHeading={topHeading}
            size={title && isBrief(block.content) ? 'lead' : 'body'}
          />
        )}
      </div>
    </BlockSurface>
  )
}
