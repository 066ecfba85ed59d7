import {
  type BlockOf,
  type BlockView,
  innerHeadingLevel,
  type PageContext,
  subheadingLevel,
} from '#features/blocks/index.ts'
import { CardGrid, FormattedText, PictureBox } from '#features/blocks/parts.page.tsx'
import { resolveLink } from '#features/links/index.ts'
import { type Picture, pictureOf } from '#features/pictures/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Card } from '#ui/content/card.tsx'
import { type PictureFrame, pictureFrame, raceNumberIn } from './picture-frame.ts'

type Item = NonNullable<BlockOf<'benefitCards'>['cards']>[number]

type CardProps = {
  card: Item
  picture: Picture | null
  /** The box of the pictures, the same for all cards. */
  box: PictureFrame
  level: 2 | 3
  context: PageContext
}

function BenefitCard({ card: { title, content, button }, picture, box, level, context }: CardProps) {
  const number = box.upright && picture ? raceNumberIn(picture) : null
  const destination = button?.label ? resolveLink(button.link, context.site) : null
  return (
    <Card
      title={title}
      headingLevel={level}
      picture={
        picture ? <PictureBox picture={picture} {...box} sizes="(min-width: 64rem) 33vw, 100vw" /> : null
      }
      aside={number ? <span className="text-accent-text text-h3">{number}</span> : null}
      footer={
        destination ? (
          <TextLink {...destination} newTabNote={textsIn(context.language).layout.newTab}>
            {button?.label}
          </TextLink>
        ) : null
      }
    >
      <FormattedText
        text={content}
        context={context}
        topHeading={subheadingLevel(level)}
        className="prose-ruled"
      />
    </Card>
  )
}

/** Cards with a picture, a title, a text and a link. */
export const BenefitCards: BlockView<'benefitCards'> = ({ block, context }) => {
  const { cards, ...grid } = block
  const items = (cards ?? []).map((card) => ({
    card,
    picture: pictureOf(card.image, { language: context.language }),
  }))
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
          <BenefitCard
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
