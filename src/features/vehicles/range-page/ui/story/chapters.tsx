import { unbrokenNumbers } from '#ui/content/unbroken-numbers.ts'
import type { StoryView } from '../../story-view.ts'
import type { StoryTexts } from '../../texts.ts'
import { ChosenLook } from '../chosen/chosen-look.island.tsx'
import { Abilities } from './abilities.tsx'
import { StoryImage } from './story-image.tsx'

type InsideProps = { chapter: NonNullable<StoryView['inside']>; texts: Pick<StoryTexts, 'inside'> }

/** Classes for one, two and three diagrams. */
const columns = ['max-w-[45rem]', 'tablet:grid-cols-2', 'tablet:grid-cols-3']

/** The chapter about the interior: instruments, seats and luggage as diagrams. */
function Inside({ chapter: { text, pictures }, texts }: InsideProps) {
  return (
    <section aria-labelledby="inside-title" className="frame pt-section">
      <div className="mb-8 grid gap-x-gutter gap-y-4 laptop:grid-cols-2 laptop:items-end">
        <h2 id="inside-title" className="text-h2">
          {texts.inside}
        </h2>
        <p className="max-w-[38rem] text-ink-2 text-lead">{unbrokenNumbers(text)}</p>
      </div>
      <ul className={`grid gap-4 tablet:gap-gutter ${columns[pictures.length - 1]}`}>
        {pictures.map(({ picture, caption }) => (
          <li key={picture.src}>
            <StoryImage picture={picture} className="h-auto w-full" />
            <p className="mt-3 font-medium">{unbrokenNumbers(caption)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type OnTheRoadProps = { chapter: NonNullable<StoryView['road']>; texts: Pick<StoryTexts, 'road'> }

/** The chapter about driving, with the vehicle from the front at night. */
function OnTheRoad({ chapter: { text, picture, alt }, texts }: OnTheRoadProps) {
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
        <div className="max-laptop:order-first">
          <ChosenLook>
            <StoryImage picture={picture} alt={alt} className="h-auto w-full" />
          </ChosenLook>
        </div>
      </div>
    </section>
  )
}

/** The headings of the chapters. */
export type ChapterTexts = Pick<StoryTexts, 'inside' | 'abilities' | 'closer' | 'road'>

/** Three chapters about a model; a chapter without data is left out. */
export function StoryChapters({ view, texts }: { view: StoryView; texts: ChapterTexts }) {
  const { inside, abilities, road } = view
  return (
    <>
      {inside ? <Inside chapter={inside} texts={texts} /> : null}
      {abilities ? <Abilities chapter={abilities} texts={texts} /> : null}
      {road ? <OnTheRoad chapter={road} texts={texts} /> : null}
    </>
  )
}
