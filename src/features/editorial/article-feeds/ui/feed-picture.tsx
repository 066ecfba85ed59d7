import { type Picture, pictureOf } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import { pictureWidths } from '#features/stock/stock-pictures/index.ts'
import type { FeedPicture as Source } from '../feed-item.ts'

/** Shown for an article without a picture, and below one that does not load. Source: requirement C-396. */
const noFeaturedImage: Picture | null = pictureOf({ source: 'place', scene: 'karoo' })

const addressOf = (key: string, width: (typeof pictureWidths)[number]) =>
  `/feed-pictures/${key}/${width}.webp`

type Props = {
  picture: Source | null
  /** Rendered width as in HTML's `sizes`. */
  sizes: string
}

/**
 * The picture of an article, which fills its positioned container. Our copy of a picture lies on the default one and has
 * no alternative text, so that browsers show nothing in its place, hence the default, when it does not load; no script is
 * needed. The title beside it says the same.
 *
 * Source: requirements C-188 and C-396.
 */
export function FeedPicture({ picture, sizes }: Props) {
  if (picture?.kind === 'own') return <PictureView picture={picture.picture} alt="" fill sizes={sizes} />
  return (
    <>
      {noFeaturedImage ? (
        <div data-no-featured-image="">
          <PictureView picture={noFeaturedImage} alt="" fill sizes={sizes} />
        </div>
      ) : null}
      {picture ? (
        <img
          src={addressOf(picture.key, 480)}
          srcSet={pictureWidths.map((width) => `${addressOf(picture.key, width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </>
  )
}
