import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { StockSort } from '#features/stock/stock/rules.ts'
import type { ListingView } from '../rules/listing-view.ts'
import { defaultSort, type StockChoices, stockAddress } from '../rules/stock-choices.ts'

/** The list of vehicles with what leads from it to other states. */
export type ShownList = {
  readonly choices: StockChoices
  readonly view: ListingView
  /** Those of the page. */
  readonly vehicles: readonly UsedVehicle[]
}

/** Changes the latest choices, which may be newer than those on the page. Stays the same between renderings. */
export type Choose = (change: (choices: StockChoices) => StockChoices) => void

/** What a listing displays, and how it changes. */
export type ListingState = {
  readonly choices: StockChoices
  readonly view: ListingView
  /** Follows the choices a moment later, so that the fields and counts answer first. */
  readonly list: ShownList
  /** Whether a chosen state is still loading. */
  readonly isPending: boolean
  readonly choose: Choose
}

/** Where the states of a listing are, and its order without another one in the address. */
export type ListingAddress = {
  /** Address of the page with the whole listing, which answers every link and form without JavaScript. */
  readonly path: string
  readonly sort: StockSort
}

/** Returns the address of a state on the page of the listing, whose order may differ from that of a block. */
export function hrefOf(choices: StockChoices, { path, sort }: ListingAddress): string {
  const effective = choices.sort ?? sort
  return stockAddress({ ...choices, sort: effective === defaultSort ? null : effective }, path)
}
