import {
  hasPhonePicture,
  overlayOn,
  pictureAt,
  pictureOf,
  videoOf,
} from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import { type BlockOf, type BlockView, type PageContext, titleLevel } from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { resolveLink } from '#features/site/links/index.ts'
import { WatchButton } from '#features/site/media-blocks/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import { bannerHeight } from '../../rules/banner-height.ts'
import { strongestOverlay } from '../../rules/strongest-overlay.ts'
import { bannerTexts } from '../../texts.ts'

type Props = { block: BlockOf<'heroBanner'>; context: PageContext }

/** The video of a banner; null without one. */
const bannerVideo = ({ block, context }: Props) =>
  block.hasVideo ? videoOf(block.video, { language: context.language }) : null

/**
 * The button of the video, and the buttons that replace it in the variations of an A/B test. The style sheet chooses.
 *
 * Source: requirements C-047 to C-049.
 */
function VideoButtons({ block, context }: Props) {
  const { testDrive, enquire } = bannerTexts(context.language).purchase
  const video = bannerVideo({ block, context })
  const newTabNote = textsIn(context.language).layout.newTab
  const variations = [
    ['1', testDrive, resolveLink(block.testDriveLink, context.site)],
    ['2', enquire, resolveLink(block.enquireLink, context.site)],
  ] as const
  return (
    <div data-variations className="contents">
      <div data-variation="original">
        {video ? <WatchButton video={video} title={block.title} language={context.language} /> : null}
      </div>
      {variations.map(([variation, label, destination]) =>
        destination ? (
          <div key={variation} data-variation={variation}>
            <ButtonLink {...destination} newTabNote={newTabNote} variant="secondary">
              {label}
            </ButtonLink>
          </div>
        ) : null,
      )}
    </div>
  )
}

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
