/** A reference for a quote that came without one: different each time, and readable over the telephone. */
export function newReference(): string {
  const digits = crypto.getRandomValues(new Uint32Array(2))
  return `Q-${[...digits].map((part) => part.toString(36).toUpperCase().padStart(7, '0')).join('')}`
}
