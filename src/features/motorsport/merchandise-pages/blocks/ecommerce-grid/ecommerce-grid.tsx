import { type BlockView, innerHeadingLevel } from '#features/site/blocks/index.ts'
import { CardGrid } from '#features/site/blocks/parts.page.tsx'
import { PictureCard, pictureFrame, withPictures } from '#features/site/content-blocks/index.ts'
import { merchandiseTexts } from '../../texts.ts'

/** Parts, accessories or merchandise with a picture, a text and a button. Source: requirements C-288 to C-291. */
export const EcommerceGrid: BlockView<'ecommerceGrid'> = ({ block, context }) => {
  const { cards, category, ...grid } = block
  const title = block.title || merchandiseTexts(context.language).shopCategories[category]
  const items = withPictures(
    cards?.map(({ heading, description, ...card }) => ({ ...card, title: heading, content: description })),
    context,
  )
  const box = pictureFrame(items.map(({ picture }) => picture))
  return (
    <CardGrid
      {...grid}
      title={title}
      context={context}
      cards={items.map(({ card, picture }, index) => ({
        key: card.id ?? index,
        card: (
          <PictureCard
            card={card}
            picture={picture}
            box={box}
            level={innerHeadingLevel(title, context)}
            context={context}
            look="button"
          />
        ),
      }))}
    />
  )
}
