import { ButtonLink } from '#ui/actions/button-link.tsx'
import type { CardList } from '../article-card.ts'
import { RelatedCards } from './card-grid.tsx'

type Props = CardList & { headingLevel: 2 | 3; viewMore: string }

/** Related articles, and the link to all articles with their tag. Source: requirements V-156 and V-248. */
export function RelatedList({ cards, more, headingLevel, viewMore }: Props) {
  return (
    <>
      <RelatedCards cards={cards} headingLevel={headingLevel} />
      {more ? (
        <p className="mt-10 print:hidden">
          <ButtonLink href={more} variant="secondary">
            {viewMore}
          </ButtonLink>
        </p>
      ) : null}
    </>
  )
}
