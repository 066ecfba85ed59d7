import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { pageTitle } from '#platform/site/page-title.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import type { NewsListing } from '../data/news-pages.ts'
import type { NewsCard } from '../news-card.ts'
import { byMonth, type Shelf } from '../rules/archive.ts'
import { newsListPath } from '../rules/news-paths.ts'
import { newsTexts } from '../texts.ts'
import { NewsCardView } from './news-card-view.tsx'

/** Returns the name of a month: `November 2026` for `2026-11`. */
const monthName = (month: string): string => formatDay(`${month}-01` as CalendarDay).replace(/^1 /, '')

/** The news on the first page: a lead story, and three rows of three. */
const maxOnFirstPage = 10

const feed = { 'application/rss+xml': `${newsListPath}/rss.xml` }

const titleOf = ({ name }: Pick<NewsListing, 'name'>) => (name === null ? 'News' : `News: ${name}`)

/** The metadata of a page of news. */
export function listingMetadata(listing: NewsListing): Metadata {
  const title = titleOf(listing)
  const description =
    listing.name === null
      ? 'What is new at Toyota in South Africa: vehicles, racing, factories and people.'
      : `Every news item of ${listing.name}, the latest first.`
  return {
    ...{ title: { absolute: pageTitle(title) }, description },
    alternates: { canonical: listing.path, types: feed },
    openGraph: { type: 'website', url: listing.path, title, description },
  }
}

type ShelvesProps = { label: string; shelves: readonly Shelf[]; current: string }

/** Links to years or categories, with the number of their news. */
function Shelves({ label, shelves, current }: ShelvesProps) {
  if (shelves.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {shelves.map(({ path, name, count }) => (
          <li key={path}>
            <Anchor
              href={path}
              current={path === current}
              className="underlined inline-flex min-h-6 items-baseline gap-1.5 font-semibold text-button hover:text-accent-text aria-[current]:text-accent-text pointer-coarse:min-h-11"
            >
              {name}
              <span className="figures font-normal text-ink-2 text-small">{count}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Cards({ cards, headingLevel }: { cards: readonly NewsCard[]; headingLevel: 2 | 3 }) {
  return (
    <ul className="grid grid-cols-1 gap-x-gutter gap-y-12 tablet:grid-cols-2 laptop:grid-cols-3">
      {cards.map((card) => (
        <li key={card.slug} className="min-w-0">
          <NewsCardView card={card} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}

/** The latest news: one in large, and some others. */
function Latest({ cards }: { cards: readonly NewsCard[] }) {
  const [lead, ...others] = cards.slice(0, maxOnFirstPage)
  if (!lead) return null
  return (
    <>
      <div className="mb-12 max-w-[60rem]">
        <NewsCardView card={lead} headingLevel={2} size="text-h3" sizes="(min-width: 60rem) 60rem, 100vw" />
      </div>
      <Cards cards={others} headingLevel={2} />
    </>
  )
}

function Months({ cards }: { cards: readonly NewsCard[] }) {
  return byMonth(cards).map(({ month, cards: ofMonth }) => (
    <section key={month} aria-labelledby={`month-${month}`} className="mb-14 last:mb-0">
      <h2 id={`month-${month}`} className="mb-6 text-h3">
        {monthName(month)}
      </h2>
      <Cards cards={ofMonth} headingLevel={3} />
    </section>
  ))
}

type Props = { listing: NewsListing; breadcrumbs: ReactNode }

/** A page of news: the latest, or those of a year or a category by month. Source: requirement C-321. */
export function ListingPage({ listing, breadcrumbs }: Props) {
  const { path, selection, cards, years, categories } = listing
  const { none } = newsTexts('en').news
  const all: Shelf = {
    path: newsListPath,
    name: 'All',
    count: years.reduce((sum, { count }) => sum + count, 0),
  }
  return (
    <>
      <div className="frame pt-4 print:hidden">{breadcrumbs}</div>
      <section data-ground="ground" className="band bg-ground">
        <div className="frame">
          <h1 className="mb-6 text-h1">{titleOf(listing)}</h1>
          {cards.length === 0 ? <p className="text-ink-2 text-lead">{none}</p> : null}
          {categories.length > 1 ? (
            <div className="mb-10">
              <Shelves label="Categories of news" shelves={[all, ...categories]} current={path} />
            </div>
          ) : null}
          {selection.kind === 'latest' ? <Latest cards={cards} /> : <Months cards={cards} />}
          {years.length === 0 ? null : (
            <div className="mt-14 border-line border-t pt-8">
              <h2 className="mb-4 text-h4">By year</h2>
              <Shelves label="News by year" shelves={years} current={path} />
            </div>
          )}
          <p className="mt-8 text-small print:hidden">
            {/* A plain link: the feed is a file. */}
            <a href={`${newsListPath}/rss.xml`} className="underline hover:text-accent-text">
              RSS feed of the news
            </a>
          </p>
        </div>
      </section>
    </>
  )
}
