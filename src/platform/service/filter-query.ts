/** A filter to send: conditions are sent in the order given. */
export type OutgoingFilter = {
  readonly where: Readonly<Record<string, string | readonly string[] | { readonly like: string }>>
  readonly order?: string
  readonly limit?: number
}

/**
 * Writes a filter the way the specification's calls do: `filter[where][brand]=Toyota`; a list as `[inq]` repeated
 * once per value, a part of a text as `[like]`. Brackets stay readable, values are percent-encoded.
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
