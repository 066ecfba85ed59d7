import { type BlockView, innerHeadingLevel } from '#features/site/blocks/index.ts'
import { CardGrid } from '#features/site/blocks/parts.page.tsx'
import { resolveLink } from '#features/site/links/index.ts'
import { PictureCard, withPictures } from './picture-card.tsx'
import { pictureFrame } from './picture-frame.ts'

/** Cards with a picture, a title, a text and a link. */
export const BenefitCards: BlockView<'benefitCards'> = ({ block, context }) => {
  const { cards, ...grid } = block
  const items = withPictures(cards, context)
  const box = pictureFrame(items.map(({ picture }) => picture))
  // The keyboard scrolls a row by the links of its cards.
  const hasLinks = items.every(
    ({ card: { button } }) => button?.label && resolveLink(button.link, context.site),
  )
  return (
    <CardGrid
      {...grid}
      context={context}
      rowOnPhones={box.upright && items.length > 1 && hasLinks}
      cards={items.map(({ card, picture }, index) => ({
        key: card.id ?? index,
        card: (
          <PictureCard
            card={card}
            picture={picture}
            box={box}
            level={innerHeadingLevel(block.title, context)}
            context={context}
          />
        ),
      }))}
    />
  )
}
