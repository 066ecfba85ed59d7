import { type BlockView, titleLevel } from '#features/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/blocks/parts.page.tsx'
import { hasPhonePicture, overlayOn, pictureAt, pictureOf } from '#features/pictures/index.ts'
import { PictureView } from '#features/pictures/page.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import { bannerHeight } from '../../rules/banner-height.ts'
import { strongestOverlay } from '../../rules/strongest-overlay.ts'
import { bannerVideo, VideoButtons } from './video-buttons.tsx'

/** A full-width picture with a title, a short text and buttons. Source: requirements C-047 to C-049, C-256 and V-098. */
export const HeroBanner: BlockView<'heroBanner'> = ({ block, context }) => {
  const { title, subtitle, description, buttons, textTheme, followsDaylight } = block
  const text = textTheme ?? 'light'
  const picture = pictureAt(
    pictureOf(block.picture, { language: context.language }),
    followsDaylight ? context.daylight : undefined,
  )
  const narrow = hasPhonePicture(context.path)
    ? pictureOf(block.phonePicture, { language: context.language })
    : null
  const video = bannerVideo({ block, context })
  return (
    <Hero
      title={title}
      level={titleLevel(context)}
      height={bannerHeight(block.height, context)}
      text={text}
      overlay={strongestOverlay([picture, narrow ?? picture].map((shown) => overlayOn(shown, text)))}
      picture={
        picture ? (
          <PictureView picture={picture} narrow={narrow} fill behindText={text} first={context.isFirst} />
        ) : null
      }
      lead={
        subtitle || description ? (
          <>
            {subtitle ? <p>{subtitle}</p> : null}
            {description ? <p className="mt-3 text-body">{description}</p> : null}
          </>
        ) : null
      }
      actions={
        hasButtons(buttons, context) || video ? (
          <>
            <ButtonRow buttons={buttons} context={context} />
            {video ? <VideoButtons block={block} context={context} /> : null}
          </>
        ) : null
      }
    />
  )
}
