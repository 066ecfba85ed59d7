import { type BlockView, titleLevel } from '#features/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/blocks/parts.page.tsx'
import { type Picture, pictureOf } from '#features/pictures/index.ts'
import { PictureView } from '#features/pictures/page.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import { bannerHeight } from '../../rules/banner-height.ts'

/** A scene of ours leaves a quiet place for text; what an editor uploads, and a bright studio, does not. */
function isQuiet(picture: Picture): boolean {
  return picture.kind === 'illustration' && picture.scene !== 'studio-light'
}

/** A picture from edge to edge with a few words and the way onward. */
export const HeroBanner: BlockView<'heroBanner'> = ({ block, place }) => {
  const { title, subtitle, description, buttons, textTheme } = block
  const picture = pictureOf(block.picture, { language: place.language })
  return (
    <Hero
      title={title}
      level={titleLevel(place)}
      height={bannerHeight(block.height, place)}
      text={textTheme ?? 'light'}
      veil={picture && isQuiet(picture) ? 'soft' : 'strong'}
      picture={picture ? <PictureView picture={picture} fill first={place.first} /> : null}
      lead={
        subtitle || description ? (
          <>
            {subtitle ? <p>{subtitle}</p> : null}
            {description ? <p className="mt-3 text-body">{description}</p> : null}
          </>
        ) : null
      }
      actions={hasButtons(buttons, place) ? <ButtonRow buttons={buttons} place={place} /> : null}
    />
  )
}
