import { type BlockOf, type PageContext, titleLevel } from '#features/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/blocks/parts.page.tsx'
import { type DisplayedVideo, overlayOn, pictureOf, videoOf } from '#features/pictures/index.ts'
import { PictureView, VideoView } from '#features/pictures/page.tsx'
import { Hero } from '#ui/layout/hero.tsx'

type Slide = NonNullable<BlockOf<'bannerCarousel'>['slides']>[number]

type Props = {
  slide: Slide
  height: 'normal' | 'low' | 'band'
  context: PageContext
  /** The first slide of the first section has the main heading of the page. */
  first: boolean
}

function lead({ subtitle, description }: Slide) {
  if (!subtitle && !description) return null
  return (
    <>
      {subtitle ? <p>{subtitle}</p> : null}
      {description ? <p className="mt-3 text-body">{description}</p> : null}
    </>
  )
}

/** A slide with a video, which needs its controls: text and video side by side. */
function VideoSlide({ slide, context, first, video }: Omit<Props, 'height'> & { video: DisplayedVideo }) {
  const level = first ? titleLevel(context) : 2
  const Heading = `h${level}` as const
  const { title, buttons } = slide
  return (
    <div className="on-dark h-full bg-night pt-14 pb-24 tablet:pt-18">
      <div className="frame grid grid-cols-1 items-center gap-x-gutter gap-y-10 laptop:grid-cols-12">
        <div className="min-w-0 laptop:col-span-5">
          <Heading className={`max-w-[14ch] whitespace-pre-line ${level === 1 ? 'text-h1' : 'text-h2'}`}>
            {title}
          </Heading>
          <div className="mt-6 max-w-[34ch] text-lead">{lead(slide)}</div>
          {hasButtons(buttons, context) ? (
            <div className="mt-8">
              <ButtonRow buttons={buttons} context={context} />
            </div>
          ) : null}
        </div>
        <div className="min-w-0 laptop:col-span-7">
          <VideoView
            video={video}
            title={title}
            language={context.language}
            first={first && context.isFirst}
            sizes="(min-width: 64rem) 54vw, 92vw"
          />
        </div>
      </div>
    </div>
  )
}

/** A banner of a carousel: picture or video, title, subtitle, description and buttons. Source: requirement D-068. */
export function BannerSlide(props: Props) {
  const { slide, height, context, first } = props
  const { language } = context
  const video = slide.hasVideo ? videoOf(slide.video, { language }) : null
  if (video) return <VideoSlide {...props} video={video} />
  const picture = pictureOf(slide.picture, { language })
  return (
    <Hero
      title={slide.title}
      level={first ? titleLevel(context) : 2}
      height={height}
      overlay={overlayOn(picture, 'light')}
      picture={
        picture ? (
          <PictureView picture={picture} fill behindText="light" first={first && context.isFirst} />
        ) : null
      }
      lead={lead(slide)}
      actions={
        hasButtons(slide.buttons, context) ? <ButtonRow buttons={slide.buttons} context={context} /> : null
      }
    />
  )
}
