import {
  type BlockOf,
  type BlockView,
  innerHeadingLevel,
  type PageContext,
  subheadingLevel,
} from '#features/blocks/index.ts'
import { CardGrid, FormattedText, hasNoScene, PictureBox } from '#features/blocks/parts.page.tsx'
import { resolveLink } from '#features/links/index.ts'
import { type Picture, pictureOf } from '#features/pictures/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Card } from '#ui/content/card.tsx'

type Item = NonNullable<BlockOf<'benefitCards'>['cards']>[number]

type CardProps = {
  card: Item
  picture: Picture | null
  /** Class for the aspect ratio of the pictures, the same for all cards. */
  ratio: string
  level: 2 | 3
  context: PageContext
}

function BenefitCard({ card: { title, content, button }, picture, ratio, level, context }: CardProps) {
  const destination = button?.label ? resolveLink(button.link, context.site) : null
  return (
    <Card
      title={title}
      headingLevel={level}
      picture={
        picture ? <PictureBox picture={picture} ratio={ratio} sizes="(min-width: 64rem) 33vw, 100vw" /> : null
      }
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
  // Vehicles without a scene are long and low.
  const ratio = items.every(({ picture }) => !picture || hasNoScene(picture))
    ? 'aspect-[2/1]'
    : 'aspect-[3/2]'
  return (
    <CardGrid {...grid} context={context}>
      {items.map(({ card, picture }, index) => (
        <li key={card.id ?? index}>
          <BenefitCard
            card={card}
            picture={picture}
            ratio={ratio}
            level={innerHeadingLevel(block.title, context)}
            context={context}
          />
        </li>
      ))}
    </CardGrid>
  )
}
