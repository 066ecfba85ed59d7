/** The last segment of the path of an address, decoded; empty when it cannot be. */
export function lastSegment({ pathname }: Pick<URL, 'pathname'>): string {
  const segment = pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
