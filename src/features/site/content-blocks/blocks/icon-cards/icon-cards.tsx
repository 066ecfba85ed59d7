import { type BlockView, innerHeadingLevel, subheadingLevel } from '#features/site/blocks/index.ts'
import { CardGrid, FormattedText } from '#features/site/blocks/parts.page.tsx'
import { Icon } from '#ui/icons/icon.tsx'

/** Cards with a line at the top, an icon, a title and a text. */
export const IconCards: BlockView<'iconCards'> = ({ block, context }) => {
  const { cards, ...grid } = block
  const level = innerHeadingLevel(block.title, context)
  const Heading = `h${level}` as const
  return (
    <CardGrid
      {...grid}
      context={context}
      wideGaps
      cards={(cards ?? []).map(({ id, icon, title, content }, index) => ({
        key: id ?? index,
        className: 'flex flex-col border-line border-t pt-6',
        card: (
          <>
            {icon ? <Icon name={icon} size={32} className="mb-8 tablet:mb-12" /> : null}
            <Heading className="text-h3">{title}</Heading>
            <div className="mt-2 max-w-[42ch] text-ink-2">
              <FormattedText text={content} context={context} topHeading={subheadingLevel(level)} />
            </div>
          </>
        ),
      }))}
    />
  )
}
