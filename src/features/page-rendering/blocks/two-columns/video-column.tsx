import { videoOf } from '#features/pictures/index.ts'
import { VideoView } from '#features/pictures/page.tsx'
import { pictureTexts } from '#features/pictures/texts.ts'
import { ColumnTitle } from './column-title.tsx'
import type { ColumnView } from './column-view.ts'

/** A video with an optional title and text. */
export const VideoColumn: ColumnView<'singleVideo'> = ({ block, context, hasBlockTitle }) => {
  const { title, text } = block
  const video = videoOf(block.video, { language: context.language })
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <ColumnTitle title={title} context={context} hasBlockTitle={hasBlockTitle} />
      {video ? (
        <VideoView
          video={video}
          title={title || pictureTexts(context.language).video.video}
          language={context.language}
          sizes="(min-width: 64rem) 50vw, 100vw"
        />
      ) : null}
      {text ? <p className="max-w-[60ch] text-ink-2">{text}</p> : null}
    </div>
  )
}
