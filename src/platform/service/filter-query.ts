/** A filter to send: conditions are sent in the order given. */
export type OutgoingFilter = {
  readonly where: Readonly<Record<string, string | readonly string[]>>
  readonly order?: string
  readonly limit?: number
}

/**
 * Writes a filter the way the specification's calls do: `filter[where][brand]=Toyota`; a list as `[inq]` repeated
 * once per value. Brackets stay readable, values are percent-encoded.
 *
 * Source: vehicles-and-finance.md §7.
 */
export function filterQuery({ where, order, limit }: OutgoingFilter): string {
  const conditions = Object.entries(where).flatMap(([field, value]) =>
    typeof value === 'string'
      ? [`filter[where][${field}]=${encodeURIComponent(value)}`]
      : value.map((each) => `filter[where][${field}][inq]=${encodeURIComponent(each)}`),
  )
  return [
    ...conditions,
    ...(order === undefined ? [] : [`filter[order]=${encodeURIComponent(order)}`]),
    ...(limit === undefined ? [] : [`filter[limit]=${limit}`]),
  ].join('&')
}
