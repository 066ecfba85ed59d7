import { innerHeadingLevel, subheadingLevel } from '#features/blocks/index.ts'
import { BlockSurface, chosenSurface } from '#features/blocks/parts.page.tsx'
import { TextContent } from '../text/text-content.tsx'
import { ColumnTitle } from './column-title.tsx'
import type { ColumnView } from './column-view.ts'

/** A text with an optional background. */
export const TextColumn: ColumnView<'text'> = ({ block, context, hasBlockTitle }) => {
  const { title, backgroundColour, textColour } = block
  const ground = chosenSurface({ colour: backgroundColour, tone: textColour }, context)
  const level = innerHeadingLevel(hasBlockTitle, context)
  return (
    <BlockSurface
      surface={ground}
      className={`grid h-full grid-cols-1 content-start gap-5 ${ground ? 'p-7 tablet:p-10' : ''}`}
    >
      <ColumnTitle title={title} context={context} hasBlockTitle={hasBlockTitle} />
      <TextContent block={block} context={context} topHeading={title ? subheadingLevel(level) : level} />
    </BlockSurface>
  )
}
