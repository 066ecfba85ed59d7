import type { BlockOf, Place } from '../../index.ts'
import { levelBelow } from '../../rules/heading-level.ts'
import { ButtonRow } from '../../ui/button-row.tsx'
import { FormattedText } from '../../ui/formatted-text.tsx'

type Props = { block: Pick<BlockOf<'text'>, 'title' | 'content' | 'buttons'>; place: Place; lead?: boolean }

/** The formatted text and the buttons of a text, without its title. */
export function TextContent({ block: { title, content, buttons }, place, lead = false }: Props) {
  return (
    <div className="grid min-w-0 gap-8">
      <FormattedText
        text={content}
        place={place}
        topHeading={levelBelow(title, place)}
        size={lead ? 'lead' : 'body'}
      />
      <ButtonRow buttons={buttons} place={place} />
    </div>
  )
}
