import type { BlockOf, PageContext } from '#features/site/blocks/index.ts'
import { ButtonRow, FormattedText } from '#features/site/blocks/parts.page.tsx'

type Props = {
  block: Pick<BlockOf<'text'>, 'content' | 'buttons'>
  context: PageContext
  /** Level of the highest heading in the text. */
  topHeading: 2 | 3 | 4
  size?: 'body' | 'lead'
}

/** The rich text and buttons of a text block, without its title. */
export function TextContent({ block: { content, buttons }, context, topHeading, size }: Props) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <FormattedText text={content} context={context} topHeading={topHeading} size={size} />
      <ButtonRow buttons={buttons} context={context} />
    </div>
  )
}
