import type { BlockView } from '#features/blocks/index.ts'
import { TitleOf } from '#features/blocks/parts.page.tsx'
import { videoOf } from '#features/pictures/index.ts'
import { VideoView } from '#features/pictures/page.tsx'
import { pictureTexts } from '#features/pictures/texts.ts'

/** One video with an optional title and text. Source: C-275. */
export const SingleVideo: BlockView<'singleVideo'> = ({ block, place }) => {
  const { title, text } = block
  const video = videoOf(block.video, { language: place.language })
  if (!video && !title) return null
  const atWindow = block.width === 'window'
  return (
    <div data-ground="ground" className="band">
      {title || text ? (
        <div className="frame mb-10 grid items-end gap-x-gutter gap-y-5 tablet:mb-14 tablet:grid-cols-[minmax(0,1fr)_auto]">
          {title ? (
            <TitleOf place={place} className="max-w-[20ch]">
              {title}
            </TitleOf>
          ) : null}
          {text ? <p className="max-w-[38ch] text-ink-2 text-lead tablet:w-[38ch]">{text}</p> : null}
        </div>
      ) : null}
      {video ? (
        <div className={atWindow ? '' : 'frame'}>
          <VideoView
            video={video}
            title={title || pictureTexts(place.language).video.video}
            language={place.language}
            first={place.first}
            sizes={atWindow ? '100vw' : '(min-width: 100rem) 92rem, 92vw'}
          />
        </div>
      ) : null}
    </div>
  )
}
