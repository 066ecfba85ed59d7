import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import { shareImage } from '#features/pictures/pictures/server.ts'
import { config } from '#platform/process/config.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { type CalendarDay, calendarDayOf } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { StructuredData } from '#ui/structured-data.tsx'
import type { ArticlePage as Found } from '../data/news-pages.ts'
import type { NewsCard } from '../news-card.ts'
import type { NewsArticle } from '../news-item.ts'
import { categorySlug, selectionPath } from '../rules/archive.ts'
import { newsListPath, newsPath } from '../rules/news-paths.ts'
import { NewsCardView } from './news-card-view.tsx'
import { structuredNews } from './structured-news.ts'

/** The metadata of the page of a news article. */
export function articleMetadata({ article }: Found): Metadata {
  const { slug, title, synopsis, intro, publishedAt, picture, category } = article
  const path = newsPath(slug)
  const description = synopsis || intro || title
  return {
    ...{ title: { absolute: pageTitle(title) }, description },
    alternates: { canonical: path, types: { 'application/rss+xml': `${newsListPath}/rss.xml` } },
    openGraph: {
      ...{ type: 'article', url: path, title, description, publishedTime: publishedAt },
      ...(category && { section: category.name }),
      images: picture ? [shareImage(picture, picture.alt || title)] : [],
    },
  }
}

/** The date and the category, which leads to its other news. */
function Facts({ article }: { article: NewsArticle }) {
  const { publishedAt, category } = article
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-2">
      <time dateTime={publishedAt}>{formatDay(calendarDayOf(new Date(publishedAt)))}</time>
      {category ? (
        <Anchor
          href={selectionPath({ kind: 'category', slug: categorySlug(category.name) })}
          className="underline hover:text-accent-text"
        >
          {category.name}
        </Anchor>
      ) : null}
    </p>
  )
}

function Corrections({ corrections }: Pick<NewsArticle, 'corrections'>) {
  if (corrections.length === 0) return null
  return (
    <aside aria-label="Corrections" className="mt-12 max-w-[70ch] border-line border-t pt-6 text-small">
      <h2 className="mb-3 text-h4">Corrections</h2>
      <ul className="grid gap-3">
        {corrections.map(({ day, text }) => (
          <li key={`${day} ${text}`}>
            <time dateTime={day} className="font-semibold">
              {formatDay(day as CalendarDay)}
            </time>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function More({ cards }: { cards: readonly NewsCard[] }) {
  if (cards.length === 0) return null
  return (
    <Section heading="More news" surface="surface" action={<TextLink href={newsListPath}>All news</TextLink>}>
      <ul className="grid grid-cols-1 gap-x-gutter gap-y-12 tablet:grid-cols-2 laptop:grid-cols-3">
        {cards.map((card) => (
          <li key={card.slug} className="min-w-0">
            <NewsCardView card={card} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Props = Found & { breadcrumbs: ReactNode }

/** The page of a news article: title, date, picture and the full text. Source: requirements C-208 and C-320. */
export function ArticlePage({ article, more, breadcrumbs }: Props) {
  const { title, intro, synopsis, picture, html, corrections } = article
  const lead = intro || synopsis
  return (
    <>
      <StructuredData data={structuredNews(article, config().siteUrl)} />
      <div className="frame pt-4 print:hidden">{breadcrumbs}</div>
      <article data-ground="ground" className="band bg-ground">
        <div className="frame">
          <Facts article={article} />
          <h1 className="mt-3 max-w-[24ch] text-h1 wrap-anywhere">{title}</h1>
          {lead ? <p className="mt-6 max-w-[60ch] text-ink-2 text-lead wrap-anywhere">{lead}</p> : null}
          {picture ? (
            <div className="relative mt-10 aspect-[16/9] overflow-hidden bg-raised">
              <PictureView picture={picture} fill first sizes="100vw" />
            </div>
          ) : null}
          {html ? (
            <div
              className="prose mt-10 max-w-[70ch] wrap-anywhere [&_.note]:bg-surface [&_.note]:p-5 [&_a]:underline [&_a]:underline-offset-[0.2em] [&_blockquote>footer]:mt-2 [&_blockquote>footer]:text-ink-2 [&_blockquote>footer]:text-small [&_h2]:text-h3 [&_h3]:text-h4 [&_h4]:font-semibold"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was read
              dangerouslySetInnerHTML={{ __html: html }}
            />
          ) : null}
          <Corrections corrections={corrections} />
        </div>
      </article>
      <More cards={more} />
    </>
  )
}
