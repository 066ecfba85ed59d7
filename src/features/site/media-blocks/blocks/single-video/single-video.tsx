import { videoOf } from '#features/pictures/pictures/index.ts'
import { VideoView } from '#features/pictures/pictures/page.tsx'
import { pictureTexts } from '#features/pictures/pictures/texts.ts'
import type { BlockView } from '#features/site/blocks/index.ts'
import { BlockTitle } from '#features/site/blocks/parts.page.tsx'

/** One video with an optional title and text. Source: C-275. */
export const SingleVideo: BlockView<'singleVideo'> = ({ block, context }) => {
  const { title, text } = block
  const video = videoOf(block.video, { language: context.language })
  if (!video && !title) return null
  const atWindow = block.width === 'window'
  return (
    <div data-ground="ground" className="band">
      {title || text ? (
        <div className="frame mb-10 grid items-end gap-x-gutter gap-y-5 tablet:mb-14 tablet:grid-cols-[minmax(0,1fr)_auto]">
          {title ? (
            <BlockTitle context={context} className="max-w-[20ch]">
              {title}
            </BlockTitle>
          ) : null}
          {text ? <p className="max-w-[38ch] text-ink-2 text-lead tablet:w-[38ch]">{text}</p> : null}
        </div>
      ) : null}
      {video ? (
        <div className={atWindow ? '' : 'frame'}>
          <VideoView
            video={video}
            title={title || pictureTexts(context.language).video.video}
            language={context.language}
            first={context.isFirst}
            sizes={atWindow ? '100vw' : '(min-width: 100rem) 92rem, 92vw'}
          />
        </div>
      ) : null}
    </div>
  )
}
