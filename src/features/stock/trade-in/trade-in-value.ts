import type { Cents } from '#platform/money.ts'

/** What a vehicle may be worth when it is traded in, with its basis. JSON-serialisable. */
export type TradeInValue = {
  /** The lowest and the highest indicative value: whole thousands of rand, in cents. */
  readonly amounts: readonly [from: Cents, to: Cents]
  /** Number of vehicles for sale on which it is based. */
  readonly count: number
  /** Whether these are of the same model, or only of the same range. */
  readonly basis: 'model' | 'range'
  /** Make and model, or make and range, as our stock spells them. */
  readonly name: string
  /** The first and the last year of the vehicles compared. */
  readonly years: readonly [from: number, to: number]
  /** Whether some of the prices are in Namibian dollars. */
  readonly mixedCurrencies: boolean
  /** The path of the search that lists vehicles like these. */
  readonly comparablesPath: string
}

/** A make in our stock with its ranges, for the suggestions of a form. */
export type StockSuggestion = { readonly make: string; readonly ranges: readonly string[] }
