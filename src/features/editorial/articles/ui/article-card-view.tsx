import type { CalendarDay } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import type { ArticleCard, CardImage } from '../article-card.ts'
import { articlePath, categoryPath } from '../rules/article-paths.ts'

/** Widths of the two files of a picture, in pixels. */
const widths = { small: 640, large: 1200 } as const

/** The displayed widths of pictures, as HTML's `sizes`. */
const sizesOf = {
  small: '(min-width: 60rem) 25vw, (min-width: 40rem) 50vw, 100vw',
  large: '(min-width: 60rem) 50vw, 100vw',
} as const

type PictureProps = {
  image: CardImage | null
  /** Null when the small picture suffices. */
  sizes: string | null
  className: string
}

/** The picture of a card, which fills a box; an empty box without one. The title below it says what it shows. */
function CardPicture({ image, sizes, className }: PictureProps) {
  return (
    <div className={`relative overflow-hidden bg-raised ${className}`}>
      {image ? (
        <img
          src={sizes === null ? image.small : image.src}
          srcSet={
            sizes === null || image.small === image.src
              ? undefined
              : `${image.small} ${widths.small}w, ${image.src} ${widths.large}w`
          }
          sizes={sizes === null || image.small === image.src ? undefined : sizes}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </div>
  )
}

type Props = {
  card: ArticleCard
  headingLevel: 2 | 3
  /** Whether it takes the place of four. Source: requirement V-147. */
  large?: boolean
  /** Only picture, title and date: below what the page is about. */
  brief?: boolean
}

/**
 * An article as a card with picture, categories, title, excerpt, author and date. The card is a link to the article, and
 * each category one to its articles. Articles are in English on every page.
 *
 * Source: requirements V-147 to V-151.
 */
export function ArticleCardView({ card, headingLevel, large = false, brief = false }: Props) {
  const { slug, title, day, image } = card
  const { categories, excerpt, author } = brief ? { categories: [], excerpt: '', author: null } : card
  const Heading = `h${headingLevel}` as const
  return (
    <article lang="en" className="group relative flex h-full min-w-0 flex-col">
      <CardPicture
        image={image}
        sizes={brief ? null : sizesOf[large ? 'large' : 'small']}
        className={large ? 'aspect-[3/2] laptop:aspect-auto laptop:min-h-80 laptop:grow' : 'aspect-[3/2]'}
      />
      {categories.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-x-3 text-ink-2 text-small">
          {categories.map((category) => (
            <li key={category.slug}>
              {/* Above the link that covers the card. */}
              <Anchor
                href={categoryPath(category.slug)}
                className="relative z-1 inline-flex min-h-6 items-center hover:text-accent-text hover:underline pointer-coarse:min-h-11"
              >
                {category.name}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
      <Heading
        className={`${categories.length > 0 ? 'mt-1' : 'mt-4'} ${large ? 'text-h3' : 'text-h4'} wrap-anywhere`}
      >
        <Anchor
          href={articlePath(slug)}
          className="after:absolute after:inset-0 group-hover:text-accent-text focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-3"
        >
          {title}
        </Anchor>
      </Heading>
      {excerpt ? <p className="mt-2 text-ink-2 text-small wrap-anywhere">{excerpt}</p> : null}
      {author || day ? (
        <p className="mt-3 flex flex-wrap gap-x-3 text-ink-2 text-small">
          {author ? <span>{author}</span> : null}
          {day ? <time dateTime={day}>{formatDay(day as CalendarDay)}</time> : null}
        </p>
      ) : null}
    </article>
  )
}
