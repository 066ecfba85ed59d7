import { type BlockView, levelBelow } from '#features/blocks/index.ts'
import { chosenGround, OwnGround, TitleOf } from '#features/blocks/parts.page.tsx'
import { isBrief } from '../../rules/brief.ts'
import { TextContent } from './text-content.tsx'

/** A title, rich text and buttons, with an optional background. */
export const Text: BlockView<'text'> = ({ block, place }) => {
  const { title, backgroundColour, textColour } = block
  const ground = chosenGround({ colour: backgroundColour, tone: textColour }, place)
  return (
    <OwnGround ground={ground} as="section" name={ground ? 'own' : 'ground'} className="band">
      <div
        className={`frame grid grid-cols-1 gap-x-gutter gap-y-8 ${title && !place.first ? 'laptop:grid-cols-2' : ''}`}
      >
        {title ? (
          <TitleOf place={place} className="max-w-[18ch]">
            {title}
          </TitleOf>
        ) : null}
        <TextContent
          block={block}
          place={place}
          topHeading={levelBelow(title, place)}
          size={title && isBrief(block.content) ? 'lead' : 'body'}
        />
      </div>
    </OwnGround>
  )
}
