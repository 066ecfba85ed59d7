import type { MouseEvent } from 'react'
import type { Product } from '#features/motorsport/merchandise/index.ts'
import { productEnquiryPath } from '#features/motorsport/merchandise/rules.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import type { MerchandiseTexts } from '../texts.ts'
import { ProductPicture } from './product-picture.tsx'

type Props = {
  product: Product
  headingLevel: 2 | 3
  texts: MerchandiseTexts
  onOpen: (product: Product) => void
}

/**
 * A product with its picture, title, price and the control to ask for it, a link that opens the dialog; without
 * JavaScript it leads to the page of the form.
 *
 * Source: requirements C-198 and C-201.
 */
export function ProductCard({ product, headingLevel, texts, onOpen }: Props) {
  const { title, description, price, image } = product
  const Heading = `h${headingLevel}` as const
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen(product)
  }
  return (
    <article className="flex h-full min-w-0 flex-col">
      {/* The title beside it says the same. */}
      <ProductPicture image={image} alt="" />
      <Heading className="mt-4 text-h4 wrap-anywhere">{title}</Heading>
      {price === null ? null : <p className="figures mt-1">{formatPrice(price)}</p>}
      {description ? <p className="mt-2 text-ink-2 text-small">{description}</p> : null}
      <p className="mt-auto pt-3">
        <a
          href={productEnquiryPath(title)}
          onClick={open}
          aria-label={fill(texts.enquireAbout, { title })}
          aria-haspopup="dialog"
          className="underlined inline-flex min-h-6 items-center gap-2 font-semibold text-button hover:text-accent-text pointer-coarse:min-h-11"
        >
          {texts.enquire}
        </a>
      </p>
    </article>
  )
}
