import type { CalendarDay } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import type { Article } from '../article.ts'

/** The fewest headings for which a table of contents is useful. */
const minHeadings = 3

function Contents({ headings }: Pick<Article, 'headings'>) {
  return (
    <nav aria-labelledby="contents" className="laptop:sticky laptop:top-28 print:hidden">
      <h2 id="contents" className="font-semibold text-small">
        In this article
      </h2>
      <ol className="mt-3 border-line border-l-2 text-small">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-6 items-center py-1 pl-4 text-ink-2 hover:text-accent-text hover:underline pointer-coarse:min-h-11"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Corrections({ corrections }: Pick<Article, 'corrections'>) {
  if (corrections.length === 0) return null
  return (
    <aside aria-labelledby="corrections" className="mt-12 border-line border-t pt-6 text-small">
      <h2 id="corrections" className="mb-3 text-h4">
        Corrections
      </h2>
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

const textClasses = [
  'prose wrap-anywhere text-[1.125rem] leading-[1.7]',
  '[&_a]:underline [&_a]:underline-offset-[0.2em] [&_a:hover]:text-accent-text',
  '[&_h2]:text-h3 [&_h2]:scroll-mt-28 [&_h3]:text-h4 [&_h4]:font-semibold',
  '[&_.note]:bg-surface [&_.note]:p-5 [&_img]:my-8 [&_img]:h-auto [&_img]:w-full',
  '[&_blockquote>footer]:mt-2 [&_blockquote>footer]:text-ink-2 [&_blockquote>footer]:text-small',
].join(' ')

/** The text of an article in a comfortable measure, with its table of contents beside it, its quote and corrections. */
export function ArticleText({ article }: { article: Article }) {
  const { html, headings, quote, corrections } = article
  const hasContents = headings.length >= minHeadings
  return (
    <div
      className={`mt-10 grid grid-cols-1 gap-x-gutter gap-y-10 ${hasContents ? 'laptop:grid-cols-[16rem_minmax(0,1fr)]' : ''}`}
    >
      {hasContents ? (
        <div>
          <Contents headings={headings} />
        </div>
      ) : null}
      <div className="max-w-[68ch] text-[1.125rem]">
        {quote ? (
          <blockquote className="mb-10 border-accent border-l-3 pl-6 font-display text-h3 leading-[1.25] wrap-anywhere">
            {quote}
          </blockquote>
        ) : null}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was read */}
        {html ? <div className={textClasses} dangerouslySetInnerHTML={{ __html: html }} /> : null}
        <Corrections corrections={corrections} />
      </div>
    </div>
  )
}
