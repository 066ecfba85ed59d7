/** What an address chooses; an absent value has its default. */
type Choices = {
  readonly model?: string | undefined
  readonly km?: number | undefined
  readonly province?: string | undefined
  readonly fuel?: string | undefined
}

/** Returns the path of the page that says what a range costs to own. */
export function costsPath(rangeSlug: string, choices: Choices = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(choices)) if (value !== undefined) query.set(name, `${value}`)
  return `/vehicles/${rangeSlug}/costs${query.size > 0 ? `?${query}` : ''}`
}
