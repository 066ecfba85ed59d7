import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { failures } from './texts/failures.ts'
import { groups } from './texts/groups.ts'
import { listing } from './texts/listing.ts'
import { sorts } from './texts/sorts.ts'

/** The texts of this feature, by group and language. */
export const dealerStockTexts = collectTexts({ failures, groups, listing, sorts })

/** What the listing says in the browser. */
export type ListingTexts = {
  readonly listing: TextsOf<typeof listing>
  readonly groups: TextsOf<typeof groups>
  readonly sorts: TextsOf<typeof sorts>
}

export type FailureTexts = TextsOf<typeof failures>
