/** A filter to send; the order of its conditions is kept. */
export type OutgoingFilter = {
  readonly where: Readonly<Record<string, string | readonly string[] | { readonly like: string }>>
  readonly order?: string
  readonly limit?: number
}

/**
 * Formats a filter as a query string in the notation of the specification: `filter[where][brand]=Toyota`, a list as
 * `[inq]` repeated for each value, a partial match as `[like]`. Values are percent-encoded, brackets are not.
 *
 * Source: requirements V-302, V-306, V-307 and V-311.
 */
export function filterQuery({ where, order, limit }: OutgoingFilter): string {
  const conditions = Object.entries(where).flatMap(([field, value]) => {
    const name = `filter[where][${field}]`
    if (typeof value === 'string') return [`${name}=${encodeURIComponent(value)}`]
    if ('like' in value) return [`${name}[like]=${encodeURIComponent(value.like)}`]
    return value.map((each) => `${name}[inq]=${encodeURIComponent(each)}`)
  })
  return [
    ...conditions,
    ...(order === undefined ? [] : [`filter[order]=${encodeURIComponent(order)}`]),
    ...(limit === undefined ? [] : [`filter[limit]=${limit}`]),
  ].join('&')
}
