import { type BlockView, innerHeadingLevel, titleLevel } from '#features/site/blocks/index.ts'
import { ButtonRow, carouselLabels, carouselName, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { Section } from '#ui/layout/section.tsx'
import { PictureCard, withPictures } from '../benefit-cards/picture-card.tsx'
import { pictureFrame } from '../benefit-cards/picture-frame.ts'

/** Cards in one row, which visitors turn. Source: requirement C-265. */
export const Deck: BlockView<'deck'> = ({ block, context }) => {
  const { title, intro, buttons } = block
  const items = withPictures(block.cards, context)
  if (items.length === 0) return null
  const box = pictureFrame(items.map(({ picture }) => picture))
  return (
    <Section
      heading={title}
      headingLevel={titleLevel(context)}
      lead={intro ? <p>{intro}</p> : null}
      action={hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
    >
      <LazyCarousel
        label={carouselName(title, context.language)}
        labels={carouselLabels(context.language)}
        slides={items.map(({ card, picture }, index) => ({
          id: card.id ?? String(index),
          label: card.title,
          content: (
            <PictureCard
              card={card}
              picture={picture}
              box={box}
              level={innerHeadingLevel(title, context)}
              context={context}
            />
          ),
        }))}
      />
    </Section>
  )
}
