import { dealerFinderAddresses } from '#features/dealers/dealer-finder/addresses.ts'
import { feedPictureAddresses } from '#features/editorial/article-feeds/addresses.ts'
import { newsAddresses } from '#features/editorial/news/addresses.ts'
import { enquiryAddresses } from '#features/enquiries/enquiry-forms/addresses.ts'
import { ownershipCostAddresses } from '#features/finance/ownership-costs/addresses.ts'
import { serviceScheduleAddresses } from '#features/owners/service-schedule/addresses.ts'
import { drawingAddresses } from '#features/pictures/pictures/addresses.ts'
import { previewAddresses } from '#features/site/page-rendering/addresses.ts'
import { searchAddresses } from '#features/site/search/addresses.ts'
import { dealerStockAddresses } from '#features/stock/dealer-stock/addresses.ts'
import { stockPictureAddresses } from '#features/stock/stock-pictures/addresses.ts'
import { stockSearchAddresses } from '#features/stock/stock-search/addresses.ts'
import { stockVehicleAddresses } from '#features/stock/stock-vehicle/addresses.ts'
import { lineUpAddresses } from '#features/vehicles/line-up/addresses.ts'
import { printAddresses } from '#features/vehicles/print/addresses.ts'
import { vehicleComparisonAddresses } from '#features/vehicles/vehicle-comparison/addresses.ts'
import { vehicleOfferAddresses } from '#features/vehicles/vehicle-offers/addresses.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { PageAddresses } from '#platform/site/page-addresses.ts'

/** The addresses of every feature. */
const all: readonly PageAddresses[] = [
  searchAddresses,
  printAddresses,
  vehicleComparisonAddresses,
  vehicleOfferAddresses,
  lineUpAddresses,
  ownershipCostAddresses,
  stockVehicleAddresses,
  enquiryAddresses,
  dealerFinderAddresses,
  serviceScheduleAddresses,
  stockSearchAddresses,
  dealerStockAddresses,
  drawingAddresses,
  stockPictureAddresses,
  feedPictureAddresses,
  newsAddresses,
  previewAddresses,
]

/** Every parameter that changes a page's HTML. A page without any is the same for every query, and cached once. */
export const knownParameters = all.flatMap(({ parameters = [] }) => parameters)

/** Rewrites of addresses with a query to internal paths. */
export const queryRewrites = all.flatMap(({ rewrites = [] }) => rewrites)

/** Redirects of internal paths to their public addresses. */
export const queryRedirects = all.flatMap(({ redirects = [] }) => redirects)

/** First segments below which no page is served: internal paths, the CMS, contracts, our own calls, and files. */
export const segmentsWithoutPages: readonly string[] = [
  ...languages,
  ...['admin', 'api', 'services', 'sections', 'internal', '_next'],
  ...all.flatMap(({ files = [] }) => files),
]

/** First segments that no page of an editor may have. */
export const reservedSegments: readonly string[] = [
  ...segmentsWithoutPages,
  ...['healthz', 'readyz'],
  ...all.flatMap(({ reserved = [] }) => reserved),
]
