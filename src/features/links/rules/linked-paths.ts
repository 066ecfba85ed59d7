/** An address of this site: what stands before the question mark and the anchor is its path. */
const ofThisSite = /^\/(?!\/)[^?#\s]{0,200}/

function pathsIn(name: string, text: string): string[] {
  // Vehicles and dealers are known by a name from which their address is made.
  if (name === 'slug') return [`/vehicles/${text}`, `/dealers/${text}`]
  const path = ofThisSite.exec(text.trim())?.[0]
  return path === undefined ? [] : [path === '/' ? path : path.replace(/\/$/, '')]
}

function collect(name: string, value: unknown, paths: Set<string>): void {
  if (typeof value === 'string') {
    for (const path of pathsIn(name, value)) paths.add(path)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) collect(key, item, paths)
  }
}

/**
 * Every path of this site that anything in a piece of content may lead to, each once: links of any shape, formatted
 * text, documents that were loaded with it. Rather one too many than one too few: what is not asked for does not
 * exist for the page.
 */
export function linkedPaths(...content: readonly unknown[]): string[] {
  const paths = new Set<string>()
  for (const value of content) collect('', value, paths)
  return [...paths].sort()
}
