/** Creates a random reference for a quote without one, made of capital letters and digits. */
export function createReference(): string {
  const digits = crypto.getRandomValues(new Uint32Array(2))
  return `Q-${[...digits].map((part) => part.toString(36).toUpperCase().padStart(7, '0')).join('')}`
}
