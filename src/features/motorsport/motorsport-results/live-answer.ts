/** What the endpoint of live results says about a season. */
export type LiveAnswer = {
  /** ISO moment in UTC of the last publication, which open pages compare with their own. */
  readonly changedAt: string
  /** Whether nothing has been published for over two minutes. */
  readonly isQuiet: boolean
}

/** The address of the endpoint for a season. */
export const liveAddress = (championship: string, year: number): string =>
  `/sections/live-results?${new URLSearchParams({ championship, year: String(year) })}`
