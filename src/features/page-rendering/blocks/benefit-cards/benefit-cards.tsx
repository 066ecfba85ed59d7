import { type BlockOf, type BlockView, levelBelow, levelUnder, type Place } from '#features/blocks/index.ts'
import { CardGrid, FormattedText, isAlone, PictureBox } from '#features/blocks/parts.page.tsx'
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
  place: Place
}

function BenefitCard({ card: { title, content, button }, picture, ratio, level, place }: CardProps) {
  const destination = button?.label ? resolveLink(button.link, place.site) : null
  return (
    <Card
      title={title}
      headingLevel={level}
      picture={
        picture ? <PictureBox picture={picture} ratio={ratio} sizes="(min-width: 64rem) 33vw, 100vw" /> : null
      }
      foot={
        destination ? (
          <TextLink {...destination} newTabNote={textsIn(place.language).frame.newTab}>
            {button?.label}
          </TextLink>
        ) : null
      }
    >
      <FormattedText text={content} place={place} topHeading={levelUnder(level)} className="prose-ruled" />
    </Card>
  )
}

/** Cards with a picture, a title, a text and a link. */
export const BenefitCards: BlockView<'benefitCards'> = ({ block, place }) => {
  const { cards, ...grid } = block
  const items = (cards ?? []).map((card) => ({
    card,
    picture: pictureOf(card.image, { language: place.language }),
  }))
  // Vehicles without a scene are long and low.
  const ratio = items.every(({ picture }) => !picture || isAlone(picture)) ? 'aspect-[2/1]' : 'aspect-[3/2]'
  return (
    <CardGrid {...grid} place={place}>
      {items.map(({ card, picture }, index) => (
        <li key={card.id ?? index}>
          <BenefitCard
            card={card}
            picture={picture}
            ratio={ratio}
            level={levelBelow(block.title, place)}
            place={place}
          />
        </li>
      ))}
    </CardGrid>
  )
}
