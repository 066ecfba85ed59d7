import {
  type BlockOf,
  type BlockView,
  innerHeadingLevel,
  type PageContext,
  subheadingLevel,
} from '#features/site/blocks/index.ts'
import {
  BlockSurface,
  ButtonRow,
  CardGrid,
  chosenSurface,
  FormattedText,
  hasButtons,
} from '#features/site/blocks/parts.page.tsx'

type Item = NonNullable<BlockOf<'noImageCards'>['cards']>[number]

function NoImageCard({ card, level, context }: { card: Item; level: 2 | 3; context: PageContext }) {
  const { heading, description, buttons, backgroundColor } = card
  const ground = chosenSurface({ colour: backgroundColor }, context)
  const Heading = `h${level}` as const
  return (
    <BlockSurface
      surface={ground}
      className={`flex h-full min-w-0 flex-col p-7 tablet:p-9 ${ground ? '' : 'bg-surface'}`}
    >
      <Heading className="text-h3">{heading}</Heading>
      <div className="mt-3 text-ink-2">
        <FormattedText text={description} context={context} topHeading={subheadingLevel(level)} />
      </div>
      {hasButtons(buttons, context) ? (
        <div className="mt-auto pt-8">
          <ButtonRow buttons={buttons} context={context} />
        </div>
      ) : null}
    </BlockSurface>
  )
}

/** Cards of text, each with its own background. */
export const NoImageCards: BlockView<'noImageCards'> = ({ block, context }) => {
  const { cards, ...grid } = block
  return (
    <CardGrid
      {...grid}
      context={context}
      cards={(cards ?? []).map((card, index) => ({
        key: card.id ?? index,
        card: <NoImageCard card={card} level={innerHeadingLevel(block.title, context)} context={context} />,
      }))}
    />
  )
}
