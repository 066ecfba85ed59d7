import type { StoryView } from '../../story-view.ts'
import type { StoryTexts } from '../../texts.ts'
import { StoryImage } from './story-image.tsx'

type Props = { chapter: NonNullable<StoryView['road']>; texts: Pick<StoryTexts, 'road'> }

/** The chapter about driving, with the vehicle from the front at night. */
export function OnTheRoad({ chapter: { text, picture, alt }, texts }: Props) {
  return (
    <section
      aria-labelledby="road-title"
      className="@container on-dark mt-section overflow-hidden bg-[#050608]"
    >
      <div className="grid grid-cols-1 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
        <div className="frame-start grid content-center gap-5 py-16 laptop:pr-10">
          <h2 id="road-title" className="text-h2">
            {texts.road}
          </h2>
          <p className="max-w-[34rem] text-ink-2 text-lead">{text}</p>
        </div>
        <StoryImage picture={picture} alt={alt} className="h-auto w-full max-laptop:order-first" />
      </div>
    </section>
  )
}
