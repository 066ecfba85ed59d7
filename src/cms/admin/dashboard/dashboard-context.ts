import type { Payload, PayloadRequest } from 'payload'

/** The user of the dashboard, whose access rights apply to all its queries. */
export type DashboardContext = {
  readonly payload: Payload
  readonly user: NonNullable<PayloadRequest['user']>
}

/** The first items of a list, and the total number. */
export type ItemsWithTotal<Item> = { readonly items: readonly Item[]; readonly total: number }
