import { resolveLink } from '#features/links/index.ts'
import { pictureOf } from '#features/pictures/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Card } from '#ui/content/card.tsx'
import type { BlockOf, BlockView, Place } from '../../index.ts'
import { levelBelow, levelUnder } from '../../rules/heading-level.ts'
import { CardGrid } from '../../ui/card-grid.tsx'
import { FormattedText } from '../../ui/formatted-text.tsx'
import { PictureBox } from '../../ui/picture-box.tsx'

type Item = NonNullable<BlockOf<'benefitCards'>['cards']>[number]

function BenefitCard({ card, level, place }: { card: Item; level: 2 | 3; place: Place }) {
  const { title, content, image, button } = card
  const picture = pictureOf(image, { language: place.language })
  const destination = button?.label ? resolveLink(button.link, place.site) : null
  return (
    <Card
      title={title}
      headingLevel={level}
      picture={picture ? <PictureBox picture={picture} sizes="(min-width: 64rem) 33vw, 100vw" /> : null}
      foot={destination ? <TextLink {...destination}>{button?.label}</TextLink> : null}
    >
      <FormattedText text={content} place={place} topHeading={levelUnder(level)} />
    </Card>
  )
}

/** Cards with a picture, a title, a text and a way onward. */
export const BenefitCards: BlockView<'benefitCards'> = ({ block, place }) => {
  const { cards, ...grid } = block
  return (
    <CardGrid {...grid} place={place}>
      {(cards ?? []).map((card, index) => (
        <li key={card.id ?? index}>
          <BenefitCard card={card} level={levelBelow(block.title, place)} place={place} />
        </li>
      ))}
    </CardGrid>
  )
}
