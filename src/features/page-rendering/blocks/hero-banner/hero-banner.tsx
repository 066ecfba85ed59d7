import { type BlockView, titleLevel } from '#features/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/blocks/parts.page.tsx'
import { type Picture, pictureOf } from '#features/pictures/index.ts'
import { PictureView } from '#features/pictures/page.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import { bannerHeight } from '../../rules/banner-height.ts'

/**
 * Whether text is readable on a picture with a soft overlay: our scenes and dark panels leave an area for text; uploads,
 * the bright studio and the pictures of topics do not.
 */
function isQuiet(picture: Picture): boolean {
  if (picture.kind === 'upload') return false
  if ('scene' in picture) return picture.scene !== 'studio-light'
  return picture.subject === 'circuit' || picture.subject === 'helmet'
}

/** A full-width picture with a title, a short text and buttons. */
export const HeroBanner: BlockView<'heroBanner'> = ({ block, context }) => {
  const { title, subtitle, description, buttons, textTheme } = block
  const picture = pictureOf(block.picture, { language: context.language })
  return (
    <Hero
      title={title}
      level={titleLevel(context)}
      height={bannerHeight(block.height, context)}
      text={textTheme ?? 'light'}
      overlay={picture && isQuiet(picture) ? 'soft' : 'strong'}
      picture={picture ? <PictureView picture={picture} fill first={context.isFirst} /> : null}
      lead={
        subtitle || description ? (
          <>
            {subtitle ? <p>{subtitle}</p> : null}
            {description ? <p className="mt-3 text-body">{description}</p> : null}
          </>
        ) : null
      }
      actions={hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
    />
  )
}
