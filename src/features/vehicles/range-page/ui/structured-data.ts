import type { RangeView } from '#features/vehicles/vehicles/index.ts'
import { currentPrice } from '#features/vehicles/vehicles/rules.ts'
import { currencyCode } from '#platform/site/market.ts'

const rand = (cents: number) => (cents / 100).toFixed(2)

/** Returns schema.org data for a range and its models. Hidden and missing prices are omitted. */
export function vehicleJsonLd({ range, texts, grades }: RangeView, address: string): Record<string, unknown> {
  const models = grades.flatMap((grade) => grade.models)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': address,
    productGroupID: range.code,
    name: `${range.brand} ${range.name}`,
    description: texts.seoDescription.text,
    url: address,
    brand: { '@type': 'Brand', name: range.brand },
    variesBy: ['https://schema.org/model', 'https://schema.org/color'],
    hasVariant: models.map((model) => {
      const price = currentPrice(model)
      return {
        '@type': ['Car', 'Product'],
        sku: model.code,
        name: `${range.brand} ${model.name}`,
        url: `${address}?model=${model.code}`,
        ...(price === null
          ? {}
          : {
              offers: {
                '@type': 'Offer',
                price: rand(price),
                priceCurrency: currencyCode,
                availability: 'https://schema.org/InStock',
              },
            }),
      }
    }),
  }
}
