import { levelBelow, levelUnder } from '#features/blocks/index.ts'
import { chosenGround, OwnGround } from '#features/blocks/parts.page.tsx'
import { TextContent } from '../text/text-content.tsx'
import { ColumnTitle } from './column-title.tsx'
import type { ColumnView } from './column-view.ts'

/** A text with an optional background. */
export const TextColumn: ColumnView<'text'> = ({ block, place, titled }) => {
  const { title, backgroundColour, textColour } = block
  const ground = chosenGround({ colour: backgroundColour, tone: textColour }, place)
  const level = levelBelow(titled, place)
  return (
    <OwnGround
      ground={ground}
      className={`grid h-full grid-cols-1 content-start gap-5 ${ground ? 'p-7 tablet:p-10' : ''}`}
    >
      <ColumnTitle title={title} place={place} titled={titled} />
      <TextContent block={block} place={place} topHeading={title ? levelUnder(level) : level} />
    </OwnGround>
  )
}
