import { config } from '#platform/process/config.ts'
import type { Dealer } from '../dealer.ts'
import { isDealerSlug } from '../rules/dealer-slug.ts'
import type { DealerMail } from '../rules/recipients.ts'
import { dealerSource } from './dealer-source.ts'

/**
 * Reads every listed dealer, by name. Like all of this file, for processes without Next and its cache.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function readDealers(): Promise<readonly Dealer[]> {
  return (await dealerSource.ask((directory) => directory.dealers())) ?? []
}

/**
 * Reads a dealer by its slug, listed or not; null when there is none.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function readDealer(slug: string): Promise<Dealer | null> {
  return isDealerSlug(slug) ? dealerSource.ask((directory) => directory.dealer(slug)) : null
}

/**
 * Finds a listed dealer by its supplier code; null when there is none.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function findDealerByCode(code: string): Promise<Dealer | null> {
  return (await readDealers()).find(({ supplierCode }) => supplierCode === code) ?? null
}

/**
 * Returns the supplier codes of all listed dealers.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function readSupplierCodes(): Promise<ReadonlySet<string>> {
  return new Set((await readDealers()).flatMap(({ supplierCode }) => supplierCode ?? []))
}

/**
 * Finds the recipients of a published dealer's enquiries; null when there is no such dealer. For the delivery of leads,
 * never for pages.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export function findDealerMail(id: string): Promise<DealerMail | null> {
  return dealerSource.ask((directory) => directory.mail(id))
}

/** Returns the id of a dealer's document in our database; null when dealers come from an external system. */
export function documentIdOf({ id }: Pick<Dealer, 'id'>): number | null {
  return config().dealerCmsUrl === undefined && /^\d{1,9}$/.test(id) ? Number(id) : null
}
