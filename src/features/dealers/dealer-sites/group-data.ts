import type { DealerData } from './dealer-data.ts'

/** The dealers of a group, by province or country. */
export type GroupData = {
  readonly title: string
  readonly provinces: readonly { readonly name: string; readonly dealers: readonly DealerData[] }[]
}
