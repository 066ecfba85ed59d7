import { type Picture, pictureOf } from '#features/pictures/pictures/index.ts'
import { type BlockOf, type PageContext, subheadingLevel } from '#features/site/blocks/index.ts'
import { FormattedText, PictureBox } from '#features/site/blocks/parts.page.tsx'
import { resolveLink } from '#features/site/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Card } from '#ui/content/card.tsx'
import { type PictureFrame, raceNumberIn } from './picture-frame.ts'

/** A card as a block stores it. */
export type StoredCard = NonNullable<BlockOf<'benefitCards'>['cards']>[number]

type Props = {
  card: StoredCard
  picture: Picture | null
  /** The box of the pictures, the same for all cards. */
  box: PictureFrame
  level: 2 | 3
  context: PageContext
  /** How the button looks: a text link by default. */
  look?: 'text' | 'button'
  /** The displayed width of the picture, as HTML's `sizes`. */
  sizes?: string
}

/** The picture of each card. */
export function withPictures(cards: readonly StoredCard[] | null | undefined, { language }: PageContext) {
  return (cards ?? []).map((card) => ({ card, picture: pictureOf(card.image, { language }) }))
}

/** A card with a picture, a title, a text and a link. */
export function PictureCard({
  card: { title, content, button },
  picture,
  box,
  level,
  context,
  look = 'text',
  sizes = '(min-width: 64rem) 33vw, 100vw',
}: Props) {
  const number = box.upright && picture ? raceNumberIn(picture) : null
  const destination = button?.label ? resolveLink(button.link, context.site) : null
  const { newTab } = textsIn(context.language).layout
  return (
    <Card
      title={title}
      headingLevel={level}
      picture={picture ? <PictureBox picture={picture} {...box} sizes={sizes} /> : null}
      aside={number ? <span className="text-accent-text text-h3">{number}</span> : null}
      footer={
        destination && look === 'button' ? (
          <ButtonLink {...destination} newTabNote={newTab} variant="secondary" size="compact">
            {button?.label}
          </ButtonLink>
        ) : destination ? (
          <TextLink {...destination} newTabNote={newTab}>
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
