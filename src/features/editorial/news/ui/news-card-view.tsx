import { Anchor } from '#ui/actions/anchor.tsx'
import type { CardImage, NewsCard } from '../news-card.ts'
import { newsPath } from '../rules/news-paths.ts'

/** Widths of the two files of a picture, in pixels. */
const widths = { small: 640, large: 1200 } as const

type PictureProps = { image: CardImage | null; sizes: string; className?: string }

/** The picture of a card, which fills a box; an empty box without one. The title beside it says what it shows. */
function NewsPicture({ image, sizes, className = 'aspect-[3/2]' }: PictureProps) {
  return (
    <div className={`relative overflow-hidden bg-raised ${className}`}>
      {image ? (
        <img
          src={image.src}
          srcSet={
            image.small === image.src
              ? undefined
              : `${image.small} ${widths.small}w, ${image.src} ${widths.large}w`
          }
          sizes={image.small === image.src ? undefined : sizes}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </div>
  )
}

/** The date and the category of news. */
export function NewsFacts({ card, className = '' }: { card: NewsCard; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-3 text-ink-2 text-small ${className}`}>
      <time dateTime={card.day}>{card.date}</time>
      {card.category ? <span>{card.category}</span> : null}
    </p>
  )
}

type Props = {
  card: NewsCard
  headingLevel: 2 | 3
  /** The displayed width of the picture, as HTML's `sizes`. */
  sizes?: string
  /** The size of its title. */
  size?: 'text-h3' | 'text-h4'
}

/**
 * News as a card with picture, date, title, synopsis and category, one link to their page.
 *
 * Source: requirements C-183 to C-186.
 */
export function NewsCardView({
  card,
  headingLevel,
  sizes = '(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw',
  size = 'text-h4',
}: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="group relative flex h-full min-w-0 flex-col">
      <NewsPicture image={card.image} sizes={sizes} />
      <NewsFacts card={card} className="mt-4" />
      <Heading className={`mt-1 ${size} wrap-anywhere`}>
        {/* The link covers the whole card. */}
        <Anchor
          href={newsPath(card.slug)}
          className="target inline-block after:absolute after:inset-0 group-hover:text-accent-text focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-3"
        >
          {card.title}
        </Anchor>
      </Heading>
      {card.synopsis ? (
        <p className="mt-2 line-clamp-4 text-ink-2 text-small wrap-anywhere">{card.synopsis}</p>
      ) : null}
    </article>
  )
}
