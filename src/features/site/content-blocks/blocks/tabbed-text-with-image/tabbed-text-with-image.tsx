import { pictureOf, videoOf } from '#features/pictures/pictures/index.ts'
import { PictureView, VideoView } from '#features/pictures/pictures/page.tsx'
import {
  type BlockOf,
  type BlockView,
  innerHeadingLevel,
  type PageContext,
  sectionTheme,
  subheadingLevel,
} from '#features/site/blocks/index.ts'
import { ButtonRow, FormattedText, PictureBox, uprightRatio } from '#features/site/blocks/parts.page.tsx'
import { TabbedSection } from '../../ui/tabbed-section.tsx'

type Slide = BlockOf<'tabbedTextWithImage'>['tabs'][number]

type Props = { slide: Slide; level: 2 | 3; context: PageContext }

const sizes = '(min-width: 64rem) 56vw, 92vw'

/** The video of a slide, which opens with the slide's picture unless it has its own; else the picture. */
function Medium({ slide, context: { language } }: Omit<Props, 'level'>) {
  const picture = pictureOf(slide.picture, { language })
  const video = slide.hasVideo ? videoOf(slide.video, { language }) : null
  if (video) {
    const shown = { ...video, picture: video.picture ?? picture }
    return <VideoView video={shown} title={slide.title || slide.label} language={language} sizes={sizes} />
  }
  if (!picture) return null
  const ratio = uprightRatio(picture)
  if (ratio === null) return <PictureBox picture={picture} sizes={sizes} />
  return (
    // In the full width of the column it would be taller than most windows.
    <div className="mx-auto max-w-[26rem]">
      <PictureBox picture={picture} sizes="26rem" ratio={ratio} upright />
    </div>
  )
}

const hasMedium = ({ slide, context: { language } }: Omit<Props, 'level'>) =>
  pictureOf(slide.picture, { language }) !== null ||
  (slide.hasVideo === true && videoOf(slide.video, { language }) !== null)

/** The panel of a tab: logo, title, subtitle, text and buttons beside a picture or a video. Source: requirement C-292. */
function TextSlide({ slide, level, context }: Props) {
  const { title, subtitle, description, buttons } = slide
  const logo = pictureOf(slide.headerLogo, { language: context.language })
  const medium = hasMedium({ slide, context })
  const Heading = `h${level}` as const
  return (
    <div className="grid grid-cols-1 items-center gap-x-gutter gap-y-8 laptop:grid-cols-12">
      <div
        className={`grid min-w-0 grid-cols-1 gap-5 max-laptop:order-2 ${medium ? 'laptop:col-span-5' : 'laptop:col-span-8'}`}
      >
        {logo ? (
          <div className="w-36">
            <PictureView picture={logo} sizes="9rem" />
          </div>
        ) : null}
        {title ? <Heading className="max-w-[18ch] text-h2">{title}</Heading> : null}
        {subtitle ? <p className="max-w-[38ch] text-lead">{subtitle}</p> : null}
        <FormattedText
          text={description}
          context={context}
          topHeading={title ? subheadingLevel(level) : level}
          className="max-w-[60ch] text-ink-2"
        />
        <ButtonRow buttons={buttons} context={context} />
      </div>
      {medium ? (
        <div className="min-w-0 laptop:col-span-7">
          <Medium slide={slide} context={context} />
        </div>
      ) : null}
    </div>
  )
}

/** Texts in tabs, each with a picture or a video. Source: requirements C-261, C-283 and C-292. */
export const TabbedTextWithImage: BlockView<'tabbedTextWithImage'> = ({ block, ...page }) => {
  const { theme, context } = sectionTheme(block.theme, page.context)
  const { title, tabs } = block
  return (
    <TabbedSection
      title={title}
      context={context}
      theme={theme}
      tabs={tabs.map((slide) => ({
        label: slide.label,
        panel: <TextSlide slide={slide} level={innerHeadingLevel(title, context)} context={context} />,
      }))}
    />
  )
}
