import { stockPictureSources } from '#features/stock/stock-pictures/index.ts'
import { isDrawing } from '../../rules/vehicle-pictures.ts'

type Props = {
  address: string
  alt: string
  /** Above the fold: loaded at once. */
  priority?: boolean
  /** Shows all of the picture instead of filling the container. */
  whole?: boolean
}

/** Marks a picture that is replaced by the default when its address is broken. */
export const stockPictureAttribute = 'data-stock-picture'

/** Widths of a card in a list of up to four columns, and of the gallery. */
const [cardSizes, gallerySizes] = ['(min-width: 60rem) 25vw, (min-width: 40rem) 50vw, 100vw', '100vw']

/** A picture of a used vehicle, which fills its container. */
export function StockPicture({ address, alt, priority = false, whole = false }: Props) {
  const sources = stockPictureSources(address)
  return (
    <img
      src={address}
      srcSet={sources}
      sizes={sources && (whole ? gallerySizes : cardSizes)}
      alt={alt}
      width={720}
      height={480}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      {...{ [stockPictureAttribute]: '' }}
      className={`absolute inset-0 size-full ${whole || isDrawing(address) ? 'object-contain' : 'object-cover'}`}
    />
  )
}
