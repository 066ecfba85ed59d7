import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { Live, PageContext } from '#features/site/blocks/index.ts'
import { exampleMerchandise, exampleProducts } from '../../example-products.ts'
import type { MerchandiseData } from '../../merchandise-data.ts'
import { merchandiseTexts } from '../../texts.ts'
import { ProductDialog } from '../../ui/product-dialog.island.tsx'
import { ProductsView } from '../../ui/products-view.tsx'
import { MerchandiseList } from '../merchandise-list/merchandise-list.tsx'
import { MerchandiseCarousel } from './merchandise-carousel.tsx'

const contextOf = (path: string): PageContext => ({
  ...{ path, language: 'en', theme: 'racing', isFirst: false },
  site: { has: () => true },
})

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node)
  return (await text(prelude as NodeJS.ReadableStream)).replaceAll('<!-- -->', '')
}

const carousel = (live: Live<MerchandiseData>, settings: object = {}) =>
  htmlOf(
    <MerchandiseCarousel
      block={{ id: 'products', blockType: 'merchandiseCarousel', ...settings }}
      live={live}
      context={contextOf('/gr')}
    />,
  )

const list = (live: Live<MerchandiseData>) =>
  htmlOf(
    <MerchandiseList
      block={{ id: 'products', blockType: 'merchandiseList' }}
      live={live}
      context={contextOf('/gr/merchandise')}
    />,
  )

const ready = { state: 'ready', data: exampleMerchandise } as const
const codesIn = (html: string) =>
  [...html.matchAll(/\?product=([^"]+)"/g)].map(
    ([, title = '']) => exampleProducts.find((product) => product.title === decodeURIComponent(title))?.code,
  )
const texts = merchandiseTexts('en').merchandise

describe('the carousel of merchandise', () => {
  it('is titled GR MERCHANDISE (C-194)', async () => {
    expect(await carousel(ready)).toMatch(/<h2[^>]*>GR MERCHANDISE<\/h2>/)
  })

  it('shows a card for each of eleven products, ascending by code (C-196, C-199, C-200)', async () => {
    const html = await carousel(ready)
    expect(codesIn(html)).toEqual([
      ...['99M', '99N', '99P'],
      ...['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08'],
    ])
    expect(html).toContain('TGR Cap &amp; Scarf')
  })

  it('shows the products that an editor chose (G-8)', async () => {
    const html = await carousel(ready, { fixedCodes: ['A12', '99M'], maxOthers: 1 })
    expect(codesIn(html)).toEqual(['99M', '99N', 'A12'])
  })

  it('says that there are none (C-197, C-395)', async () => {
    const html = await carousel({ state: 'empty' })
    expect(html).toContain('No products found')
  })

  it('shows placeholders while the browser fetches what failed, with a retry without JavaScript (C-195, C-393)', async () => {
    const html = await carousel({ state: 'failed' })
    expect(html.match(/skeleton aspect-square/g)).toHaveLength(4)
    expect(html).toContain('role="status"')
    expect(html).toContain('The products could not be loaded.')
    expect(html).not.toContain('No products found')
  })
})

it('lists every product on the page of merchandise (C-206)', async () => {
  expect(codesIn(await list(ready))).toHaveLength(15)
})

describe('a product', () => {
  it('has a picture, a title, a price when it has one, and a control to ask for it (C-198)', async () => {
    const html = await list(ready)
    const cards = html.match(/<article.*?<\/article>/gs) ?? []
    const [withPrice, without] = ['TGR Team Mug', 'TGR Driver Jacket'].map((title) =>
      cards.find((card) => card.includes(title)),
    )
    expect(withPrice).toContain('R\u00A0169')
    expect(without).not.toContain('R\u00A0')
    expect(withPrice).toContain('href="/enquiry/merchandise?product=TGR%20Team%20Mug"')
    expect(withPrice).toContain('aria-label="Enquire about TGR Team Mug"')
  })

  it('announces the dialog that its control opens (C-201)', async () => {
    const view = { texts, headingLevel: 3, carousel: null, form: exampleMerchandise.form } as const
    const html = await htmlOf(<ProductsView {...view} products={exampleProducts} />)
    expect(html.match(/aria-haspopup="dialog"/g)).toHaveLength(15)
  })

  it('is in its dialog with its full title, beside the form of type TGRSA_PRODUCT (C-201)', async () => {
    const [product] = exampleProducts.filter(({ code }) => code === '99M')
    const html = await htmlOf(
      <ProductDialog
        product={product ?? null}
        form={exampleMerchandise.form}
        texts={texts}
        onClose={() => {}}
      />,
    )
    expect(html).toContain('data-form-type="TGRSA_PRODUCT"')
    expect(html).toContain('TGR Cap &amp; Scarf')
  })
})
