'use client'

import { type CarouselChoice, carouselProducts } from '#features/motorsport/merchandise/rules.ts'
import { LiveSection } from '#features/site/blocks/index.ts'
import type { MerchandiseData } from '../merchandise-data.ts'
import { ProductsView, type ProductsViewProps } from './products-view.tsx'

export type ProductsIslandProps = Omit<ProductsViewProps, 'products' | 'form'> & {
  /** Null when the products did not come with the page. */
  data: MerchandiseData | null
  /** The address they are fetched from then. */
  address: string
  /** Which of them are shown; null for all. */
  choice: CarouselChoice | null
}

const placeholders = ['first', 'second', 'third', 'fourth']

function Skeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-1 gap-x-gutter gap-y-10 tablet:grid-cols-2 laptop:grid-cols-4"
    >
      {placeholders.map((name) => (
        <div key={name} className="grid gap-4">
          <div className="skeleton aspect-square" />
          <div className="skeleton h-7 w-3/4" />
          <div className="skeleton h-6 w-1/3" />
        </div>
      ))}
    </div>
  )
}

/**
 * The products of a block. The browser fetches them when they did not come with the page.
 *
 * Source: requirements C-195 to C-197, C-393 and C-395; decision G-3.
 */
export function Products({ data, address, choice, ...view }: ProductsIslandProps) {
  const { loading, failed, retry, none } = view.texts
  const chosen = ({ products }: MerchandiseData) => (choice ? carouselProducts(products, choice) : products)
  if (data) return <ProductsView {...view} products={chosen(data)} form={data.form} />
  return (
    <LiveSection<MerchandiseData>
      address={address}
      skeleton={<Skeleton />}
      labels={{ loading, failed, retry }}
      empty={<p className="max-w-[60ch] text-ink-2 text-lead">{none}</p>}
    >
      {(loaded) => <ProductsView {...view} products={chosen(loaded)} form={loaded.form} />}
    </LiveSection>
  )
}
