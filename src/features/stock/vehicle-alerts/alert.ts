import type { UsedVehicle } from '#features/stock/stock/index.ts'

/** What an alert watches: new vehicles of a search, or the price of one vehicle. */
export const alertKinds = ['search', 'price'] as const

export type AlertKind = (typeof alertKinds)[number]

/** The states of an alert: waiting for confirmation of the e-mail, active, ended. */
export const alertStates = ['pending', 'active', 'ended'] as const

export type AlertState = (typeof alertStates)[number]

/** Days for which a confirmation link is valid. */
export const daysToConfirm = 7

/** Months after which an alert ends unless its owner renews it. */
export const monthsActive = 6

/** Days before the end of an alert at which its owner is notified. */
export const noticeDays = 14

/** Alerts that one person can have, pending ones included. */
export const maxAlerts = 20

/** A valid request for an alert. */
export type AlertRequest = {
  readonly email: string
  readonly kind: AlertKind
  /** The canonical query of a search, or the id of a vehicle. */
  readonly subject: string
  /** The search or the vehicle in words, for mails and the owner's page. */
  readonly title: string
  /** The displayed price in cents, for an alert about a price. */
  readonly price: number | null
}

/** What alerts need of the search for used vehicles, which is a feature above this one. */
export type SearchRules = {
  /** Reads the query of an address; null when it has no filter. */
  read(query: string): { readonly query: string; readonly title: string } | null
  /** Returns the test whether a vehicle matches a canonical query. */
  matcherOf(query: string): (vehicle: UsedVehicle) => boolean
  /** Returns the path of the results of a canonical query. */
  pathOf(query: string): string
}
