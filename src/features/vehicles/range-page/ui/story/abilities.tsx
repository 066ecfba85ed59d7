import { unbrokenNumbers } from '#ui/content/unbroken-numbers.ts'
import type { StoryView } from '../../story-view.ts'
import type { StoryTexts } from '../../texts.ts'
import { StoryImage } from './story-image.tsx'

type Props = {
  chapter: NonNullable<StoryView['abilities']>
  texts: Pick<StoryTexts, 'abilities' | 'closer'>
}

const markClasses =
  'grid place-items-center rounded-full border-[1.5px] border-ink bg-surface font-semibold text-ink text-small figures'

/** The chapter about details: numbered marks on the side view lead to close-ups. */
export function Abilities({ chapter: { picture: side, details }, texts }: Props) {
  return (
    <section aria-labelledby="abilities-title" className="frame pt-section">
      <div className="mb-8 grid gap-x-gutter gap-y-4 laptop:grid-cols-2 laptop:items-end">
        <h2 id="abilities-title" className="text-h2">
          {texts.abilities}
        </h2>
        <p className="max-w-[38rem] text-ink-2 text-lead">{texts.closer}</p>
      </div>
      <div className="studio px-4 py-8 tablet:px-10 tablet:py-12">
        <div className="relative mx-auto max-w-[64rem]">
          <StoryImage picture={side} className="h-auto w-full" />
          {details.map(({ part, caption, left, top }, index) => (
            <a
              key={part}
              href={`#detail-${part}`}
              aria-label={`${index + 1}: ${caption}`}
              style={{ left: `${left}%`, top: `${top}%` }}
              className="-translate-1/2 absolute grid size-11 place-items-center rounded-full print:hidden"
            >
              <span className={`size-7 tablet:size-8 shadow-[0_0_0_5px_rgb(255_255_255/.35)] ${markClasses}`}>
                {index + 1}
              </span>
            </a>
          ))}
        </div>
      </div>
      <ol
        className={`mt-4 grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%-0.5rem),1fr))] gap-4 tablet:grid-cols-2 tablet:gap-gutter ${details.length > 2 ? 'laptop:grid-flow-col laptop:auto-cols-fr laptop:grid-cols-none' : ''}`}
      >
        {details.map(({ part, caption, picture }, index) => (
          <li key={part} id={`detail-${part}`} className="group min-w-0 scroll-mt-28">
            <div className="studio overflow-hidden group-target:outline-3 group-target:outline-accent">
              <StoryImage picture={picture} className="h-auto w-full" />
            </div>
            <p className="mt-3 flex items-start gap-3 font-medium">
              <span aria-hidden="true" className={`size-7 shrink-0 ${markClasses}`}>
                {index + 1}
              </span>
              <span className="min-w-0 hyphens-auto wrap-anywhere">{unbrokenNumbers(caption)}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
