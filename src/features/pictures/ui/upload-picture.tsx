import type { Rendition, Upload } from '../index.ts'

type Props = {
  picture: Upload
  alt: string
  /** Of the description, where it is not the page's. */
  lang: string | undefined
  /** How wide it is shown, as HTML's `sizes`. */
  sizes: string
  first: boolean
  className: string
}

const srcSetOf = (files: readonly Rendition[]) => files.map(({ src, width }) => `${src} ${width}w`).join(', ')

/** An uploaded picture in the smallest file that is sharp where it stands, cut around its focus. */
export function UploadPicture({ picture, alt, lang, sizes, first, className }: Props) {
  const { src, width, height, focus } = picture
  const offers = [
    { type: 'image/avif', srcSet: srcSetOf(picture.avif) },
    { type: 'image/webp', srcSet: srcSetOf(picture.webp) },
  ].filter(({ srcSet }) => srcSet !== '')
  return (
    <picture>
      {offers.map(({ type, srcSet }) => (
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
