import type { Payload, PayloadRequest } from 'payload'

/** For whom the dashboard is made: everything on it is asked with their rights. */
export type Asker = { readonly payload: Payload; readonly user: NonNullable<PayloadRequest['user']> }

/** The first few of something, and how many there are. */
export type FirstOf<Item> = { readonly items: readonly Item[]; readonly total: number }
