import { videoOf } from '#features/pictures/index.ts'
import { VideoView } from '#features/pictures/page.tsx'
import { pictureTexts } from '#features/pictures/texts.ts'
import { ColumnTitle } from './column-title.tsx'
import type { ColumnView } from './column-view.ts'

/** A video with an optional title and text. */
export const VideoColumn: ColumnView<'singleVideo'> = ({ block, place, titled }) => {
  const { title, text } = block
  const video = videoOf(block.video, { language: place.language })
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <ColumnTitle title={title} place={place} titled={titled} />
      {video ? (
        <VideoView
          video={video}
          title={title || pictureTexts(place.language).video.video}
          language={place.language}
          sizes="(min-width: 64rem) 50vw, 100vw"
        />
      ) : null}
      {text ? <p className="max-w-[60ch] text-ink-2">{text}</p> : null}
    </div>
  )
}
