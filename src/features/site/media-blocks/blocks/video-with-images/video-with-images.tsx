import { pictureOf, videoOf } from '#features/pictures/pictures/index.ts'
import { VideoView } from '#features/pictures/pictures/page.tsx'
import { pictureTexts } from '#features/pictures/pictures/texts.ts'
import { type BlockView, titleLevel } from '#features/site/blocks/index.ts'
import { PictureBox } from '#features/site/blocks/parts.page.tsx'
import { Section } from '#ui/layout/section.tsx'

/** Columns of a wide page for the video and its pictures; more than two pictures stand in two columns. */
const widths = {
  few: { video: 'laptop:col-span-8', pictures: 'laptop:col-span-4 laptop:grid-cols-1' },
  many: { video: 'laptop:col-span-7', pictures: 'laptop:col-span-5' },
}

/** A video with pictures beside it, which are as high as the video; on narrow windows below. Source: C-260. */
export const VideoWithImages: BlockView<'videoWithImages'> = ({ block, context }) => {
  const { title, text, side } = block
  const { language } = context
  const video = videoOf(block.video, { language })
  const pictures = (block.pictures ?? []).flatMap(({ id, picture }, index) => {
    const shown = pictureOf(picture, { language })
    return shown ? [{ key: id ?? index, picture: shown }] : []
  })
  if (!video && !title && pictures.length === 0) return null
  const width = widths[pictures.length > 2 ? 'many' : 'few']
  return (
    <Section
      heading={title}
      headingLevel={titleLevel(context)}
      lead={text}
      label={pictureTexts(language).video.video}
    >
      <div className="grid grid-cols-1 gap-gutter laptop:grid-cols-12">
        {video ? (
          <div
            className={`min-w-0 ${pictures.length > 0 ? width.video : 'laptop:col-span-12'} ${side === 'right' ? 'laptop:order-2' : ''}`}
          >
            <VideoView
              video={video}
              title={title || pictureTexts(language).video.video}
              language={language}
              first={context.isFirst}
              sizes="(min-width: 64rem) 62vw, 92vw"
            />
          </div>
        ) : null}
        {pictures.length > 0 ? (
          <div
            className={`grid min-w-0 gap-gutter ${pictures.length > 1 ? 'grid-cols-2' : 'grid-cols-1'} ${video ? width.pictures : 'laptop:col-span-12'}`}
          >
            {pictures.map(({ key, picture }) => (
              <PictureBox
                key={key}
                picture={picture}
                sizes="(min-width: 64rem) 30vw, 46vw"
                ratio={`aspect-[3/2] ${video ? 'laptop:aspect-auto' : ''}`}
              />
            ))}
          </div>
        ) : null}
      </div>
    </Section>
  )
}
