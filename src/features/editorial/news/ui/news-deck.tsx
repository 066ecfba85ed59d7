import { Anchor } from '#ui/actions/anchor.tsx'
import type { NewsCard } from '../news-card.ts'
import { newsPath } from '../rules/news-paths.ts'
import { NewsCardView, NewsFacts } from './news-card-view.tsx'

type DeckProps = { cards: readonly NewsCard[]; headingLevel: 2 | 3 }

/** The newest news with its picture, and the others as a list beside it. Source: requirement D-063. */
export function NewsDeck({ cards, headingLevel }: DeckProps) {
  const Heading = `h${headingLevel}` as const
  const [lead, ...others] = cards
  if (!lead) return null
  return (
    <div className="grid grid-cols-1 gap-x-gutter gap-y-10 laptop:grid-cols-2">
      <NewsCardView
        card={lead}
        headingLevel={headingLevel}
        size="text-h3"
        sizes="(min-width: 60rem) 50vw, 100vw"
      />
      {others.length === 0 ? null : (
        <ul className="content-start">
          {others.map((card) => (
            <li
              key={card.slug}
              className="group relative border-line border-b py-5 first:pt-0 last:border-b-0"
            >
              <NewsFacts card={card} />
              <Heading className="mt-1 text-h4 wrap-anywhere">
                <Anchor
                  href={newsPath(card.slug)}
                  className="after:absolute after:inset-0 group-hover:text-accent-text focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-3"
                >
                  {card.title}
                </Anchor>
              </Heading>
              {card.synopsis ? (
                <p className="mt-1 line-clamp-4 text-ink-2 text-small wrap-anywhere">{card.synopsis}</p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
