import type { Rendition, Upload } from '../index.ts'

type Props = {
  picture: Upload
  alt: string
  /** Language of the alt text when it differs from the page's. */
  lang: string | undefined
  /** Rendered width as in HTML's `sizes`. */
  sizes: string
  first: boolean
  className: string
}

const srcSetOf = (files: readonly Rendition[]) => files.map(({ src, width }) => `${src} ${width}w`).join(', ')

/** An uploaded picture in AVIF, WebP or its original format, cropped around its focal point. */
export function UploadPicture({ picture, alt, lang, sizes, first, className }: Props) {
  const { src, width, height, focus } = picture
  const sources = [
    { type: 'image/avif', srcSet: srcSetOf(picture.avif) },
    { type: 'image/webp', srcSet: srcSetOf(picture.webp) },
  ].filter(({ srcSet }) => srcSet !== '')
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        lang={lang}
        width={width}
        height={height}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        className={className}
        style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      />
    </picture>
  )
}
