import type { BlockView } from '../../index.ts'
import { ButtonRow } from '../../ui/button-row.tsx'
import { FormattedText } from '../../ui/formatted-text.tsx'
import { TitleOf } from '../../ui/title-of.tsx'

/** A title, a formatted text and buttons, on a ground of its own if an editor chose one. */
export const Text: BlockView<'text'> = ({ block, place }) => {
  const { title, content, buttons, backgroundColour, textColour } = block
  return (
    <div
      className={`band ${textColour === 'light' ? 'on-dark text-white' : ''} ${textColour === 'dark' ? 'text-night' : ''}`}
      style={backgroundColour ? { backgroundColor: backgroundColour } : undefined}
    >
      <div className="frame grid gap-8">
        {title ? (
          <TitleOf place={place} className="max-w-[20ch]">
            {title}
          </TitleOf>
        ) : null}
        <FormattedText text={content} place={place} topHeading={title ? 3 : 2} />
        <ButtonRow buttons={buttons} place={place} />
      </div>
    </div>
  )
}
