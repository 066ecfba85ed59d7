import { useState } from 'react'
import type { RequestFormIslandProps } from '#features/enquiries/enquiry-forms/index.ts'
import type { Product } from '#features/motorsport/merchandise/index.ts'
import type { CarouselLabels } from '#ui/carousel/labels.ts'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import type { MerchandiseTexts } from '../texts.ts'
import { ProductCard } from './product-card.tsx'
import { ProductDialog } from './product-dialog.island.tsx'

const perView = { phone: 1, medium: 2, large: 4 } as const

export type ProductsViewProps = {
  products: readonly Product[]
  /** The labels of the carousel; null for a grid. */
  carousel: (CarouselLabels & { readonly name: string }) | null
  headingLevel: 2 | 3
  texts: MerchandiseTexts
  /** The form of the dialog. */
  form: RequestFormIslandProps
}

/** Products as slides or in a grid, and the dialog that their links open. Source: requirements C-198 to C-204. */
export function ProductsView({ products, carousel, form, ...card }: ProductsViewProps) {
  const [chosen, setChosen] = useState<Product | null>(null)
  return (
    <>
      {carousel ? (
        <LazyCarousel
          label={carousel.name}
          perView={perView}
          slides={products.map((product) => ({
            id: product.code,
            label: product.title,
            content: <ProductCard product={product} onOpen={setChosen} {...card} />,
          }))}
          labels={carousel}
        />
      ) : (
        <ul className="grid grid-cols-2 gap-x-gutter gap-y-12 laptop:grid-cols-4">
          {products.map((product) => (
            <li key={product.code} className="min-w-0">
              <ProductCard product={product} onOpen={setChosen} {...card} />
            </li>
          ))}
        </ul>
      )}
      <ProductDialog product={chosen} form={form} texts={card.texts} onClose={() => setChosen(null)} />
    </>
  )
}
