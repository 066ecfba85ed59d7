import { type BlockView, innerHeadingLevel, sectionTheme } from '#features/blocks/index.ts'
import { BlockSurface, BlockTitle, ButtonRow, chosenSurface } from '#features/blocks/parts.page.tsx'
import { groundName } from '#ui/layout/ground-name.ts'
import { isBrief } from '../../rules/brief.ts'
import { chaptersOf } from '../../rules/chapters.ts'
import { Chapters } from './chapters.tsx'
import { TextContent } from './text-content.tsx'

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
