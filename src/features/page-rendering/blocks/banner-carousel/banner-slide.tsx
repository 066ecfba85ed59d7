import { type PageContext, titleLevel } from '#features/blocks/index.ts'
import { overlayOn, type Picture, pictureOf, videoOf } from '#features/pictures/index.ts'
import { PictureView } from '#features/pictures/page.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import { strongestOverlay } from '../../rules/strongest-overlay.ts'
import type { Slide } from './purchase-links.ts'
import { SlideBreadcrumbs } from './slide-breadcrumbs.tsx'
import type { SlideProps } from './slide-props.ts'
import { plainLinks, slideActions, slideLead, slideTitle } from './slide-text.tsx'
import { VideoSlide } from './video-slide.tsx'

/** The pictures of a slide: the one of its video when it has none of its own, and another one for phones. */
function picturesOf(slide: Slide, ofVideo: Picture | null, language: PageContext['language']) {
  const narrow = pictureOf(slide.mobilePicture, { language })
  const picture = pictureOf(slide.picture, { language }) ?? ofVideo ?? narrow
  return { picture, narrow: narrow === picture ? null : narrow }
}

/**
 * A banner of a carousel: a picture behind its texts and buttons, or a video that plays beside them.
 *
 * Source: requirements C-025 to C-036, C-051, D-068 and V-348.
 */
export function BannerSlide(props: SlideProps) {
  const { slide, height, context, links, titles, first } = props
  const { language } = context
  const video = slide.hasVideo ? videoOf(slide.video, { language }) : null
  if (video?.kind === 'file' && video.autoplay) return <VideoSlide {...props} video={video} />
  const { picture, narrow } = picturesOf(slide, video?.picture ?? null, language)
  const text = slide.textTheme ?? 'light'
  const isFirstOfPage = first && context.isFirst
  const overlays = [picture, ...(narrow ? [narrow] : [])].map((shown) => overlayOn(shown, text))
  return (
    <Hero
      title={slideTitle(slide, context)}
      level={first ? titleLevel(context) : 2}
      height={height}
      text={text}
      textRises
      // A plain link is below the shade of the texts.
      overlay={strongestOverlay([...overlays, plainLinks(slide, context).length > 0 ? 'soft' : 'none'])}
      picture={
        picture ? (
          <PictureView picture={picture} narrow={narrow} fill behindText={text} first={isFirstOfPage} />
        ) : null
      }
      above={
        titles && slide.subtitle ? (
          <SlideBreadcrumbs subtitle={slide.subtitle} titles={titles} context={context} />
        ) : null
      }
      lead={slideLead(slide, context)}
      actions={slideActions({ slide, context, links, video })}
    />
  )
}
