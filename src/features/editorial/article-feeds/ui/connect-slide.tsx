import type { Language } from '#platform/i18n/languages.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import type { FeedItem } from '../feed-item.ts'
import { pathInMagazine } from '../rules/article-path.ts'
import { FeedFacts } from './feed-facts.tsx'
import { FeedPicture } from './feed-picture.tsx'

type Props = { item: FeedItem; headingLevel: 2 | 3; language: Language }

/** An article as a slide: a wide picture beside its title and description. Source: requirements C-188 and C-192. */
export function ConnectSlide({ item, headingLevel, language }: Props) {
  const { title, link, description, picture } = item
  const Heading = `h${headingLevel}` as const
  return (
    <article className="group relative grid h-full min-w-0 gap-6 bg-surface laptop:grid-cols-[3fr_2fr] laptop:gap-0">
      <div className="relative aspect-video overflow-hidden bg-raised laptop:aspect-auto laptop:min-h-[26rem]">
        <FeedPicture picture={picture} sizes="(min-width: 60rem) 60vw, 100vw" />
      </div>
      <div className="flex min-w-0 flex-col justify-center px-6 pb-8 tablet:px-8 laptop:py-12 laptop:px-12">
        <FeedFacts item={item} language={language} />
        <Heading className="mt-2 text-h2 wrap-anywhere">
          <Anchor
            href={pathInMagazine(link) ?? link}
            className="target inline-block after:absolute after:inset-0 group-hover:text-accent-text"
          >
            {title}
          </Anchor>
        </Heading>
        {description ? (
          <p className="mt-4 line-clamp-6 max-w-[48ch] text-ink-2 wrap-anywhere">{description}</p>
        ) : null}
      </div>
    </article>
  )
}
