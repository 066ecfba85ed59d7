/** Matches the path of an internal address, before the query and the anchor. */
const internalPath = /^\/(?!\/)[^?#\s]{0,200}/

function pathsIn(name: string, text: string): string[] {
  // The paths of vehicles and dealers are built from their slug.
  if (name === 'slug') return [`/vehicles/${text}`, `/dealers/${text}`]
  const path = internalPath.exec(text.trim())?.[0]
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
 * Collects every internal path that content may link to, sorted and without duplicates: from links of any shape, rich
 * text and populated documents. Extra paths are harmless; a missing one would remove a link from the page.
 */
export function linkedPaths(...content: readonly unknown[]): string[] {
  const paths = new Set<string>()
  for (const value of content) collect('', value, paths)
  return [...paths].sort()
}
