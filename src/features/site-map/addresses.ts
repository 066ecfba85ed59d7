import { feedPictureAddresses } from '#features/article-feeds/addresses.ts'
import { dealerFinderAddresses } from '#features/dealer-finder/addresses.ts'
import { dealerStockAddresses } from '#features/dealer-stock/addresses.ts'
import { enquiryAddresses } from '#features/enquiry-forms/addresses.ts'
import { lineUpAddresses } from '#features/line-up/addresses.ts'
import { newsAddresses } from '#features/news/addresses.ts'
import { ownershipCostAddresses } from '#features/ownership-costs/addresses.ts'
import { previewAddresses } from '#features/page-rendering/addresses.ts'
import { drawingAddresses } from '#features/pictures/addresses.ts'
import { printAddresses } from '#features/print/addresses.ts'
import { searchAddresses } from '#features/search/addresses.ts'
import { serviceScheduleAddresses } from '#features/service-schedule/addresses.ts'
import { stockPictureAddresses } from '#features/stock-pictures/addresses.ts'
import { stockSearchAddresses } from '#features/stock-search/addresses.ts'
import { stockVehicleAddresses } from '#features/stock-vehicle/addresses.ts'
import { vehicleComparisonAddresses } from '#features/vehicle-comparison/addresses.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { PageAddresses } from '#platform/site/page-addresses.ts'

/** The addresses of every feature. */
const all: readonly PageAddresses[] = [
  searchAddresses,
  printAddresses,
  vehicleComparisonAddresses,
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
