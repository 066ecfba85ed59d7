/** What became of an import: `refused` by the rules or because the feed is broken, `failed` for another reason. */
export const importStatuses = ['applied', 'refused', 'failed'] as const

export type ImportStatus = (typeof importStatuses)[number]

/** A vehicle of a feed that was not used. */
export type Refusal = {
  /** Line of the file. */
  readonly line: number
  /** Empty when the feed has none. */
  readonly id: string
  /** A sentence for the supplier of the feed. */
  readonly reason: string
}

/** A picture of a vehicle that could not be used. It is stored with the refusals, some time after the import. */
export type PictureRefusal = {
  readonly id: string
  /** Address in the feed. */
  readonly picture: string
  /** A sentence for the supplier of the feed. */
  readonly reason: string
}

export type ImportCounts = {
  /** Vehicles in the feed. */
  readonly read: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** Vehicles that are no longer in the feed. */
  readonly sold: number
  readonly refused: number
}

/** The report of one import. JSON-serialisable. */
export type ImportReport = {
  readonly source: string
  readonly status: ImportStatus
  /** ISO moments. */
  readonly startedAt: string
  readonly finishedAt: string
  readonly counts: ImportCounts
  /** One or more sentences. */
  readonly message: string
  /** The first ones; `counts.refused` counts all. */
  readonly refusals: readonly Refusal[]
}
