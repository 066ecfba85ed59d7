import { type BlockOf, type BlockView, levelBelow, levelUnder, type Place } from '#features/blocks/index.ts'
import {
  ButtonRow,
  CardGrid,
  chosenGround,
  FormattedText,
  hasButtons,
  OwnGround,
} from '#features/blocks/parts.page.tsx'

type Item = NonNullable<BlockOf<'noImageCards'>['cards']>[number]

function NoImageCard({ card, level, place }: { card: Item; level: 2 | 3; place: Place }) {
  const { heading, description, buttons, backgroundColor } = card
  const ground = chosenGround({ colour: backgroundColor }, place)
  const Heading = `h${level}` as const
  return (
    <OwnGround
      ground={ground}
      className={`flex h-full min-w-0 flex-col p-7 tablet:p-9 ${ground ? '' : 'bg-surface'}`}
    >
      <Heading className="text-h3">{heading}</Heading>
      <div className="mt-3 text-ink-2">
        <FormattedText text={description} place={place} topHeading={levelUnder(level)} />
      </div>
      {hasButtons(buttons, place) ? (
        <div className="mt-auto pt-8">
          <ButtonRow buttons={buttons} place={place} />
        </div>
      ) : null}
    </OwnGround>
  )
}

/** Cards of text, each with its own background. */
export const NoImageCards: BlockView<'noImageCards'> = ({ block, place }) => {
  const { cards, ...grid } = block
  return (
    <CardGrid {...grid} place={place}>
      {(cards ?? []).map((card, index) => (
        <li key={card.id ?? index}>
          <NoImageCard card={card} level={levelBelow(block.title, place)} place={place} />
        </li>
      ))}
    </CardGrid>
  )
}
