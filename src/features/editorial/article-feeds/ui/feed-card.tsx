import type { Language } from '#platform/i18n/languages.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import type { FeedItem } from '../feed-item.ts'
import { pathInMagazine } from '../rules/article-path.ts'
import { FeedFacts } from './feed-facts.tsx'
import { FeedPicture } from './feed-picture.tsx'

type Props = { item: FeedItem; headingLevel: 2 | 3; language: Language }

/**
 * An article as a card, one link to it in our magazine.
 *
 * Source: requirements C-187, C-188 and C-191.
 */
export function FeedCard({ item, headingLevel, language }: Props) {
  const { title, link, description, picture } = item
  const Heading = `h${headingLevel}` as const
  return (
    <article className="group relative flex h-full min-w-0 flex-col">
      <div className="relative aspect-[3/2] overflow-hidden bg-raised">
        <FeedPicture picture={picture} sizes="(min-width: 60rem) 25vw, (min-width: 40rem) 50vw, 100vw" />
      </div>
      <FeedFacts item={item} language={language} className="mt-4" />
      <Heading className="mt-1 text-h4 wrap-anywhere">
        {/* The link covers the whole card. */}
        <Anchor
          href={pathInMagazine(link) ?? link}
          className="target inline-block after:absolute after:inset-0 group-hover:text-accent-text"
        >
          {title}
        </Anchor>
      </Heading>
      {description ? (
        <p className="mt-2 line-clamp-4 text-ink-2 text-small wrap-anywhere">{description}</p>
      ) : null}
    </article>
  )
}
