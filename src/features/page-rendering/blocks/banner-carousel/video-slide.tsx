import { titleLevel } from '#features/blocks/index.ts'
import type { DisplayedVideo } from '#features/pictures/index.ts'
import { VideoView } from '#features/pictures/page.tsx'
import { SlideBreadcrumbs } from './slide-breadcrumbs.tsx'
import type { SlideProps } from './slide-props.ts'
import { slideActions, slideLead, slideTitle } from './slide-text.tsx'

const surfaces = { light: 'on-dark bg-night', dark: 'on-light bg-raised' }

/**
 * A slide in which a video plays by itself, without sound: text and video side by side, because the video needs a pause
 * button.
 *
 * Source: requirement C-034; decision G-6.
 */
export function VideoSlide({
  slide,
  context,
  links,
  titles,
  first,
  video,
}: SlideProps & { video: DisplayedVideo }) {
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
