/** What is done with a part, in the order of the tabs. Source: requirements V-125 and V-126. */
export const intervalTypes = ['inspect', 'lubricate', 'clean', 'replace'] as const
export type IntervalType = (typeof intervalTypes)[number]

/** A part at a service; JSON-serialisable. Source: requirement V-133. */
export type ServiceItem = {
  readonly type: IntervalType
  readonly description: string
  /** Null for work that needs no part. */
  readonly partNumber: string | null
  /** With its unit where it has one, such as `7,5 L`; null when it is not stated. */
  readonly quantity: string | null
}

/** A service of a model at so many kilometres; JSON-serialisable. Source: requirement V-133. */
export type ServiceInfo = {
  /** Null where it is not stated, as are the next three. */
  readonly scheduleType: string | null
  readonly engine: string | null
  readonly transmission: string | null
  /** As text, such as `1.5`: hours. */
  readonly labourTime: string | null
  readonly items: readonly ServiceItem[]
}

/** The items of each kind of work, in the order of the tabs. */
export type WorkItems = readonly { readonly type: IntervalType; readonly items: readonly ServiceItem[] }[]
