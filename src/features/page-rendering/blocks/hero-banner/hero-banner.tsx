import { type BlockView, titleLevel } from '#features/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/blocks/parts.page.tsx'
import { overlayOn, pictureAt, pictureOf } from '#features/pictures/index.ts'
import { PictureView } from '#features/pictures/page.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import { bannerHeight } from '../../rules/banner-height.ts'
import { bannerVideo, VideoButtons } from './video-buttons.tsx'

/** A full-width picture with a title, a short text and buttons. */
export const HeroBanner: BlockView<'heroBanner'> = ({ block, context }) => {
  const { title, subtitle, description, buttons, textTheme, followsDaylight } = block
  const text = textTheme ?? 'light'
  const picture = pictureAt(
    pictureOf(block.picture, { language: context.language }),
    followsDaylight ? context.daylight : undefined,
  )
  const video = bannerVideo({ block, context })
  return (
    <Hero
      title={title}
      level={titleLevel(context)}
      height={bannerHeight(block.height, context)}
      text={text}
      overlay={overlayOn(picture, text)}
      picture={
        picture ? <PictureView picture={picture} fill behindText={text} first={context.isFirst} /> : null
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
