import type { Metadata } from 'next'
import { formatStockPrice, type UsedVehicle, usedVehiclePath } from '#features/stock/stock/index.ts'
import { cardPicture, vehicleTitle } from '#features/stock/stock-cards/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { config } from '#platform/process/config.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { stockVehicleTexts } from '../texts.ts'
import { vehicleFacts } from './vehicle-facts.ts'

/** The file of our drawings that link previews and search engines read; they show no SVG. */
const sharedFile = '1200.png'

/** Returns a picture's absolute address; null for one that is part of the page, and for what is not an address. */
export function absolutePicture(address: string): string | null {
  const { siteUrl } = config()
  if (address.startsWith('data:') || !URL.canParse(address, siteUrl)) return null
  const shared = address.startsWith('/art/') ? address.replace(/drawing\.svg$/, sharedFile) : address
  return new URL(shared, siteUrl).href
}

/** Returns the metadata of a vehicle's page. */
export function vehicleMetadata(vehicle: UsedVehicle, language: Language): Metadata {
  const { vehiclePage: texts } = stockVehicleTexts(language)
  const { dealer, price, soldAt } = vehicle
  const name = vehicleTitle(vehicle)
  const canonical = usedVehiclePath(vehicle)
  const isForSale = soldAt === null
  const title = isForSale
    ? fill(texts.title, { vehicle: name, town: dealer.city ?? dealer.name })
    : `${name}: ${texts.sold}`
  const facts = vehicleFacts(vehicle).flatMap(({ label, value }) =>
    value === null || label === 'year' || label === 'stockCode' ? [] : [value],
  )
  const summary = [name, ...facts].join(', ')
  const description = isForSale
    ? fill(texts.description, {
        vehicle: summary,
        dealer: dealer.name,
        price: formatStockPrice(price, dealer.currency),
      })
    : `${summary}. ${texts.sold}.`
  const image = absolutePicture(cardPicture(vehicle))
  return {
    title: { absolute: pageTitle(title) },
    description,
    alternates: { canonical },
    openGraph: {
      type: 'website',
      url: canonical,
      title,
      description,
      images: image === null ? [] : [{ url: image, alt: name }],
    },
  }
}

/** Returns the metadata of the page of a vehicle sold long ago. The HTTP entry sends it with the status 410. */
export function goneMetadata(language: Language): Metadata {
  return {
    title: { absolute: pageTitle(stockVehicleTexts(language).vehiclePage.goneTitle) },
    robots: { index: false },
    other: { 'response-status': '410' },
  }
}
