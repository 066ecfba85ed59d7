'use client'

import type { ListingView } from '../rules/listing-view.ts'
import type { StockChoices } from '../rules/stock-choices.ts'
import type { StockRows } from '../wire/stock-rows.ts'
import { ListingLayout, type ListingOptions } from './listing-layout.tsx'
import { useInstantListing } from './use-instant-listing.ts'
import { useNavigatedListing } from './use-navigated-listing.ts'

type Props = ListingOptions & {
  choices: StockChoices
  /** The whole stock, or the vehicles of the page. */
  rows: StockRows
  /** Null when the rows are the whole stock. */
  view: ListingView | null
}

type InstantProps = Omit<Props, 'view'>

function InstantListing({ choices, rows, ...options }: InstantProps) {
  return <ListingLayout state={useInstantListing(rows, choices, options.address)} {...options} />
}

function NavigatedListing({ choices, rows, view, ...options }: InstantProps & { view: ListingView }) {
  return <ListingLayout state={useNavigatedListing(rows, view, choices, options.address)} {...options} />
}

/**
 * The listing of used vehicles. It is complete in the page; in the browser a stock of usual size is filtered at once.
 *
 * Source: requirements D-212 to D-247.
 */
export function StockListing({ view, ...props }: Props) {
  return view ? <NavigatedListing view={view} {...props} /> : <InstantListing {...props} />
}
