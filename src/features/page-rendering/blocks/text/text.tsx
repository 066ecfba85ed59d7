import { type BlockView, innerHeadingLevel } from '#features/blocks/index.ts'
import { BlockSurface, BlockTitle, chosenSurface } from '#features/blocks/parts.page.tsx'
import { isBrief } from '../../rules/brief.ts'
import { TextContent } from './text-content.tsx'

/** A title, rich text and buttons, with an optional background. */
export const Text: BlockView<'text'> = ({ block, context }) => {
  const { title, backgroundColour, textColour } = block
  const ground = chosenSurface({ colour: backgroundColour, tone: textColour }, context)
  return (
    <BlockSurface surface={ground} as="section" name={ground ? 'own' : 'ground'} className="band">
      <div
        className={`frame grid grid-cols-1 gap-x-gutter gap-y-8 ${title && !context.isFirst ? 'laptop:grid-cols-2' : ''}`}
      >
        {title ? (
          <BlockTitle context={context} className="max-w-[18ch]">
            {title}
          </BlockTitle>
        ) : null}
        <TextContent
          block={block}
          context={context}
          topHeading={innerHeadingLevel(title, context)}
          size={title && isBrief(block.content) ? 'lead' : 'body'}
        />
      </div>
    </BlockSurface>
  )
}
