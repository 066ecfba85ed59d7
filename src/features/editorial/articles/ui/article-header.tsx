import { PictureView } from '#features/pictures/pictures/page.tsx'
import { calendarDayOf } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import type { Article, ArticleAuthor, ArticleLabel } from '../article.ts'
import { authorPath, categoryPath } from '../rules/article-paths.ts'

/** The portrait of an author beside their name, which says the same. */
export function Portrait({ author, className }: { author: ArticleAuthor; className: string }) {
  if (!author.picture) return null
  return (
    <span className={`relative block shrink-0 overflow-hidden rounded-full bg-raised ${className}`}>
      <PictureView picture={author.picture} alt="" fill sizes="10rem" />
    </span>
  )
}

type LabelsProps = {
  labels: readonly ArticleLabel[]
  pathOf: (slug: string) => string
  name: string
}

/** Links to the pages of categories or tags. */
export function Labels({ labels, pathOf, name }: LabelsProps) {
  if (labels.length === 0) return null
  return (
    <ul aria-label={name} className="flex flex-wrap gap-x-5 gap-y-1">
      {labels.map((label) => (
        <li key={label.slug}>
          <Anchor
            href={pathOf(label.slug)}
            className="inline-flex min-h-6 items-center font-semibold text-small underline decoration-[1.5px] underline-offset-[0.2em] hover:text-accent-text pointer-coarse:min-h-11"
          >
            {label.name}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function Byline({ author, publishedAt, readingMinutes }: Article) {
  return (
    <div className="mt-8 flex items-center gap-4">
      {author ? <Portrait author={author} className="size-14" /> : null}
      <div className="min-w-0">
        {author ? (
          <p>
            By{' '}
            <Anchor href={authorPath(author.slug)} className="font-semibold underline hover:text-accent-text">
              {author.name}
            </Anchor>
            {author.role ? <span className="text-ink-2">, {author.role}</span> : null}
          </p>
        ) : null}
        <p className="flex flex-wrap gap-x-4 text-ink-2 text-small">
          {publishedAt ? (
            <time dateTime={publishedAt}>{formatDay(calendarDayOf(new Date(publishedAt)))}</time>
          ) : null}
          {readingMinutes ? (
            <span>{readingMinutes === 1 ? '1 minute to read' : `${readingMinutes} minutes to read`}</span>
          ) : null}
        </p>
      </div>
    </div>
  )
}

/** The opening of an article: categories, title, excerpt, author with portrait, date, reading time and picture. */
export function ArticleHeader({ article }: { article: Article }) {
  const { title, excerpt, categories, picture } = article
  return (
    <header>
      <Labels labels={categories} pathOf={categoryPath} name="Categories" />
      <h1 className="mt-3 max-w-[24ch] text-h1 wrap-anywhere">{title}</h1>
      {excerpt ? <p className="mt-6 max-w-[60ch] text-ink-2 text-lead wrap-anywhere">{excerpt}</p> : null}
      <Byline {...article} />
      {picture ? (
        <div className="relative mt-10 aspect-[3/2] overflow-hidden bg-raised tablet:aspect-[2/1]">
          <PictureView picture={picture} fill first sizes="100vw" />
        </div>
      ) : null}
    </header>
  )
}
