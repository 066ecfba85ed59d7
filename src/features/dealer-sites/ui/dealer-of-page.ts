import { cache } from 'react'
import { dealerContextAt } from '#features/dealers/server.ts'

/**
 * The dealer in whose name a page is made, asked for once by all its parts, which are made at the same moment.
 *
 * Source: vehicles-and-finance.md §7; requirement V-288.
 *
 * @param slug what stands behind `/dealers/`; null comes back for what names no dealer.
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour.
 */
export const dealerOfPage = cache((slug: string) => dealerContextAt(`/dealers/${slug}`))
