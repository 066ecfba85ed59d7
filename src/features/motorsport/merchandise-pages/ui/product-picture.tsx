import type { ProductImage } from '#features/motorsport/merchandise/index.ts'

/** Widths of the two files of a picture, in pixels. */
const widths = { small: 640, large: 960 } as const

type Props = { image: ProductImage | null; alt?: string }

/** The picture of a product in a square box; a product without a background has a margin in it. */
export function ProductPicture({ image, alt }: Props) {
  return (
    <div className="relative aspect-square overflow-hidden bg-raised">
      {image ? (
        <img
          src={image.src}
          srcSet={
            image.small && image.small !== image.src
              ? `${image.small} ${widths.small}w, ${image.src} ${widths.large}w`
              : undefined
          }
          sizes={image.small ? '(min-width: 60rem) 25vw, 50vw' : undefined}
          alt={alt ?? image.alt}
          width={widths.small}
          height={widths.small}
          loading="lazy"
          decoding="async"
          className={
            image.isCutOut
              ? 'absolute inset-[9%] size-[82%] object-contain'
              : 'absolute inset-0 size-full object-cover'
          }
        />
      ) : null}
    </div>
  )
}
