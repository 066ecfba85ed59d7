import type { ArticleCard } from '../article-card.ts'
import { articlesPerStep } from '../rules/article-grid.ts'
import { articlePath } from '../rules/article-paths.ts'
import type { ArticleTexts } from '../texts.ts'

type Props = { cards: readonly ArticleCard[]; texts: ArticleTexts }

/** The articles that View More shows, as links for browsers without JavaScript. */
export function OtherArticles({ cards, texts }: Props) {
  const others = cards.slice(articlesPerStep)
  if (others.length === 0) return null
  return (
    <noscript>
      <nav aria-label={texts.more} className="mt-12 border-line border-t pt-6">
        <ul lang="en" className="grid gap-x-gutter gap-y-2 tablet:grid-cols-2">
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <a href={articlePath(slug)} className="underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
