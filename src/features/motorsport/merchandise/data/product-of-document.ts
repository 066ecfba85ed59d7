import type { Merchandise } from '#cms/payload-types.ts'
import { pictureOfDocument } from '#features/dealers/dealer-content/jobs.ts'
import { hasPlainGround, type Picture } from '#features/pictures/pictures/index.ts'
import { drawingAddress, pictureAddress } from '#features/pictures/pictures/server.ts'
import { cents } from '#platform/money.ts'
import type { Product, ProductImage } from '../product.ts'

/** Widths of the pictures of products, in pixels. */
const width = { large: 960, small: 640 } as const

type Colours = Pick<Merchandise, 'drawnColour' | 'drawnMark'>

function imageOf(picture: Picture, alt: string, { drawnColour, drawnMark }: Colours): ProductImage {
  const isCutOut = hasPlainGround(picture)
  if (picture.kind !== 'artwork' || picture.subject !== 'merchandise') {
    const [src, small] = [pictureAddress(picture, width.large), pictureAddress(picture, width.small)]
    return { src, small, alt, isCutOut }
  }
  const src = drawingAddress({
    ...{ kind: 'merchandise', item: picture.item },
    ...(drawnColour && { colour: drawnColour }),
    ...(drawnMark && { mark: drawnMark }),
  })
  return { src, small: null, alt, isCutOut }
}

/** Returns the view of a document of our own database. */
export function productOf(document: Merchandise): Product {
  const { id, title, productCode, description, price } = document
  const picture = pictureOfDocument(document.picture, { collection: 'merchandise', id })
  return {
    ...{ code: productCode, title, description: description || null },
    price: price === null || price === undefined ? null : cents(price),
    image: picture && imageOf(picture, document.picture?.alt || title, document),
  }
}
