import { type Picture, pictureOf } from '#features/pictures/pictures/index.ts'
import {
  type BlockOf,
  type BlockView,
  innerHeadingLevel,
  type PageContext,
} from '#features/site/blocks/index.ts'
import { CardGrid, PictureBox } from '#features/site/blocks/parts.page.tsx'
import { resolveLink } from '#features/site/links/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Card } from '#ui/content/card.tsx'
import { contentTexts } from '../../texts.ts'
import { type PictureFrame, pictureFrame } from '../benefit-cards/picture-frame.ts'

type Brand = NonNullable<BlockOf<'brandCards'>['brands']>[number]

type Props = {
  brand: Brand
  picture: Picture | null
  box: PictureFrame
  level: 2 | 3
  context: PageContext
}

function BrandCard({ brand: { name, text, link, linkLabel }, picture, box, level, context }: Props) {
  const destination = resolveLink(link, context.site)
  const { visitBrand } = contentTexts(context.language).brandCards
  return (
    <Card
      title={name}
      headingLevel={level}
      picture={
        picture ? <PictureBox picture={picture} {...box} sizes="(min-width: 64rem) 33vw, 100vw" /> : null
      }
      footer={
        destination ? (
          <TextLink {...destination} newTabNote={textsIn(context.language).layout.newTab}>
            {linkLabel || fill(visitBrand, { brand: name })}
          </TextLink>
        ) : null
      }
    >
      {text ? <p>{text}</p> : null}
    </Card>
  )
}

/** The brands of the maker, with a picture and a link each. Source: requirement C-301. */
export const BrandCards: BlockView<'brandCards'> = ({ block, context }) => {
  const { brands, ...grid } = block
  const pictures = (brands ?? []).map(({ picture }) => pictureOf(picture, { language: context.language }))
  const box = pictureFrame(pictures)
  return (
    <CardGrid
      {...grid}
      context={context}
      cards={(brands ?? []).map((brand, index) => ({
        key: brand.id ?? index,
        card: (
          <BrandCard
            brand={brand}
            picture={pictures[index] ?? null}
            box={box}
            level={innerHeadingLevel(block.title, context)}
            context={context}
          />
        ),
      }))}
    />
  )
}
