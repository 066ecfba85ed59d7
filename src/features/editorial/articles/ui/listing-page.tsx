import type { ReactNode } from 'react'
import type { ArticleListing } from '../data/article-pages.ts'
import { feedPath } from '../rules/article-paths.ts'
import { articleTexts } from '../texts.ts'
import { Portrait } from './article-header.tsx'
import { LazyArticlesView } from './lazy-articles-view.island.tsx'
import { OtherArticles } from './other-articles.tsx'

type Props = { listing: ArticleListing; breadcrumbs: ReactNode }

function Heading({ listing: { name, author } }: Pick<Props, 'listing'>) {
  if (!author) return <h1 className="mb-10 text-h1 wrap-anywhere">{name}</h1>
  const { role, biography } = author
  return (
    <header className="mb-12 flex flex-col gap-6 tablet:flex-row tablet:items-center tablet:gap-8">
      <Portrait author={author} className="size-28 tablet:size-36" />
      <div className="min-w-0">
        <h1 className="text-h1 wrap-anywhere">{name}</h1>
        {role ? <p className="mt-2 text-ink-2">{role}</p> : null}
        {biography ? <p className="mt-4 max-w-[60ch] wrap-anywhere">{biography}</p> : null}
      </div>
    </header>
  )
}

/** The articles of an author, a category or a tag, ten at a time. Source: requirements V-146 and V-154 to V-156. */
export function ListingPage({ listing, breadcrumbs }: Props) {
  const { cards } = listing
  const texts = articleTexts('en').articles
  return (
    <>
      <div className="frame pt-4 print:hidden">{breadcrumbs}</div>
      <section data-ground="ground" className="band bg-ground">
        <div className="frame">
          <Heading listing={listing} />
          {cards.length === 0 ? (
            <p className="text-ink-2 text-lead">{texts.none}</p>
          ) : (
            <LazyArticlesView
              data={{ cards, more: null }}
              address=""
              choice=""
              arrangement="grid"
              headingLevel={2}
              texts={texts}
            />
          )}
          <OtherArticles cards={cards} texts={texts} />
          <p className="mt-12 text-small print:hidden">
            {/* A plain link: the feed is a file. */}
            <a href={feedPath} className="underline hover:text-accent-text">
              RSS feed of the articles
            </a>
          </p>
        </div>
      </section>
    </>
  )
}
