import {
  type DisplayedVideo,
  overlayOn,
  type Picture,
  pictureOf,
  videoOf,
} from '#features/pictures/pictures/index.ts'
import { PictureView, VideoView } from '#features/pictures/pictures/page.tsx'
import { type PageContext, titleLevel } from '#features/site/blocks/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Hero } from '#ui/layout/hero.tsx'
import { Breadcrumbs } from '#ui/wayfinding/breadcrumbs.tsx'
import { motorsportPath, seriesPath } from '../../rules/series-path.ts'
import { strongestOverlay } from '../../rules/strongest-overlay.ts'
import type { BannerData } from './load-banner-data.ts'
import type { PurchaseLinks, Slide } from './purchase-links.ts'
import { plainLinks, slideActions, slideLead, slideTitle } from './slide-text.tsx'

type Props = { subtitle: string; titles: BannerData['titles']; context: PageContext }

/** The breadcrumbs of one slide, to the page that its subtitle names. Source: requirement C-051. */
function SlideBreadcrumbs({ subtitle, titles, context }: Props) {
  const motorsport = titles[motorsportPath]
  if (motorsport === undefined) return null
  const path = seriesPath(subtitle)
  return (
    // On a picture, grey links have too little contrast.
    <div className="mb-6 [--color-ink-2:var(--color-ink)]">
      <Breadcrumbs
        label={`${textsIn(context.language).layout.breadcrumbs}: ${subtitle}`}
        items={[
          { label: motorsport, href: motorsportPath },
          { label: subtitle, href: path in titles ? path : null },
        ]}
        endsHere={path === context.path}
      />
    </div>
  )
}

type SlideProps = {
  slide: Slide
  height: 'normal' | 'low' | 'band'
  context: PageContext
  links: PurchaseLinks
  /** The titles of pages for the breadcrumbs of the slide; null where it has none. */
  titles: BannerData['titles'] | null
  /** The first slide of the first section has the main heading of the page. */
  first: boolean
}

const surfaces = { light: 'on-dark bg-night', dark: 'on-light bg-raised' }

/**
 * A slide in which a video plays by itself, without sound: text and video side by side, because the video needs a pause
 * button.
 *
 * Source: requirement C-034; decision G-6.
 */
function VideoSlide({ slide, context, links, titles, first, video }: SlideProps & { video: DisplayedVideo }) {
  const level = first ? titleLevel(context) : 2
  const Heading = `h${level}` as const
  const buttons = slideActions({ slide, context, links, video: null })
  return (
    <div
      className={`h-full overflow-x-clip pt-14 pb-24 tablet:pt-18 ${surfaces[slide.textTheme ?? 'light']}`}
    >
      <div className="frame grid grid-cols-1 items-center gap-x-gutter gap-y-10 laptop:grid-cols-12">
        <div className="min-w-0 laptop:col-span-5">
          {titles && slide.subtitle ? (
            <SlideBreadcrumbs subtitle={slide.subtitle} titles={titles} context={context} />
          ) : null}
          <Heading
            className={`banner-title max-w-[14ch] whitespace-pre-line ${level === 1 ? 'text-h1' : 'text-h2'}`}
          >
            {slideTitle(slide, context)}
          </Heading>
          <div className="banner-text mt-6 max-w-[34ch] text-lead">{slideLead(slide, context)}</div>
          {buttons ? <div className="banner-text mt-8 flex flex-wrap gap-3">{buttons}</div> : null}
        </div>
        <div className="min-w-0 laptop:col-span-7">
          <VideoView
            video={video}
            title={slide.title}
            language={context.language}
            first={first && context.isFirst}
            sizes="(min-width: 64rem) 54vw, 92vw"
          />
        </div>
      </div>
    </div>
  )
}

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
