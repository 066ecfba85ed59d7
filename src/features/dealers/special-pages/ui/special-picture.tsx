import type { SpecialImage } from '#features/dealers/specials/index.ts'

type Props = { image: SpecialImage | null; isWhole?: boolean }

/** Widths of the two files of our own pictures, in pixels. */
const widths = { small: 640, large: 960 } as const

/** Of our own pictures the vehicle is shown; a picture with text in it, as suppliers send, is not cropped on its page. */
function classOf(isWhole: boolean, isOwn: boolean): string {
  const crop = isOwn ? 'object-cover object-vehicle' : 'object-cover'
  if (!isWhole) return `absolute inset-0 size-full ${crop}`
  return `aspect-[3/2] w-full bg-raised ${isOwn ? crop : 'object-contain'}`
}

/** The picture of a special, at the same address in its card and its dialog. Source: requirement D-198. */
export function SpecialPicture({ image, isWhole = false }: Props) {
  if (!image) return null
  const { src, small, alt } = image
  return (
    <img
      src={src}
      srcSet={small && small !== src ? `${small} ${widths.small}w, ${src} ${widths.large}w` : undefined}
      sizes={small ? '(min-width: 60rem) 33vw, 100vw' : undefined}
      alt={alt}
      width={widths.large}
      height={widths.small}
      loading="lazy"
      decoding="async"
      className={classOf(isWhole, Boolean(small))}
    />
  )
}
