import { unbrokenNumbers } from '#ui/content/unbroken-numbers.ts'
import type { StoryView } from '../../story-view.ts'
import type { StoryTexts } from '../../texts.ts'
import { StoryImage } from './story-image.tsx'

type Props = { chapter: NonNullable<StoryView['inside']>; texts: Pick<StoryTexts, 'inside'> }

/** Classes for one, two and three diagrams. */
const columns = ['max-w-[45rem]', 'tablet:grid-cols-2', 'tablet:grid-cols-3']

/** The chapter about the interior: instruments, seats and luggage as diagrams. */
export function Inside({ chapter: { text, pictures }, texts }: Props) {
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
