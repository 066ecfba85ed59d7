import type { ShownModel } from '#features/vehicles/index.ts'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import type { CarouselWords } from '#ui/carousel/words.ts'
import { ModelCardView, type ModelCardWords } from './model-card-view.tsx'

/** One on a phone, groups of four on a desktop. Source: requirement V-174; decision V-11. */
const perView = { phone: 1, medium: 2, large: 4 }

export type ModelCardsProps = {
  cards: readonly ShownModel[]
  arrangement: 'carousel' | 'grid'
  /** What the cards are, for screen readers. */
  label: string
  words: ModelCardWords & { readonly carousel: CarouselWords }
  hybridHref: string | null
}

/** Cards of models, side by side in a carousel or all of them in a grid; for the server and for the browser. */
export function ModelCards({ cards, arrangement, label, words, hybridHref }: ModelCardsProps) {
  const shown = cards.map((card) => ({
    id: card.code,
    label: card.name,
    content: <ModelCardView card={card} words={words} hybridHref={hybridHref} />,
  }))
  if (arrangement === 'carousel') {
    return <LazyCarousel label={label} slides={shown} perView={perView} grouped words={words.carousel} />
  }
  return (
    <ul className="grid grid-cols-1 gap-x-gutter gap-y-12 tablet:grid-cols-2 desktop:grid-cols-4">
      {shown.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ul>
  )
}

/** Cards still to come, four of them, and the words for it. Source: requirement V-175. */
export function ModelCardsSkeleton({ loading }: { loading: string }) {
  return (
    <div aria-hidden="true">
      <p className="mb-4 text-ink-2">{loading}</p>
      <div className="grid grid-cols-1 gap-gutter tablet:grid-cols-2 desktop:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} data-placeholder className="grid gap-4 max-tablet:not-first:hidden">
            <div className="aspect-[2/1] bg-raised" />
            <div className="h-6 w-2/3 bg-raised" />
            <div className="h-11 w-1/2 bg-raised" />
          </div>
        ))}
      </div>
    </div>
  )
}
