/** Paths of the pages that every dealer and every group has unless it has its own. They are never public. */
export const templatePaths = { dealer: '/dealers/template', group: '/dealers/groups/template' } as const

/** A path below a dealer or a group. */
export type DealerSitePath = {
  readonly kind: keyof typeof templatePaths
  readonly slug: string
  /** What follows the slug: `/team`; empty for the home page, whose other address is `/home`. */
  readonly rest: string
}

const reserved: ReadonlySet<string> = new Set(['groups', 'template'])

/**
 * Parses the path of a page of a dealer or a group; null for every other path. Whether the dealer or the group exists
 * is a separate question: `/dealers/gauteng` has the form of a dealer.
 *
 * Source: requirements D-069, D-071, D-077 and D-078; decision C-12.
 */
export function dealerSitePath(path: string): DealerSitePath | null {
  const [root, first, ...others] = path.split('/').slice(1)
  if (root === 'dealership')
    return first && others.length === 0 ? { kind: 'dealer', slug: first, rest: '/contact' } : null
  if (root !== 'dealers' || !first) return null
  if (first !== 'groups')
    return reserved.has(first) ? null : { kind: 'dealer', slug: first, rest: restOf(others) }
  const [group, ...below] = others
  return group && !reserved.has(group) ? { kind: 'group', slug: group, rest: restOf(below) } : null
}

function restOf(segments: readonly string[]): string {
  const rest = segments.map((segment) => `/${segment}`).join('')
  return rest === '/home' ? '' : rest
}

/** Returns the public path of a page of a dealer or a group: `/dealers/marula/team`. */
export function publicPath({ kind, slug, rest }: DealerSitePath): string {
  return `${kind === 'dealer' ? '/dealers' : '/dealers/groups'}/${slug}${rest}`
}

/** Returns the path of the page of the template that a dealer or a group shows unless it has its own. */
export function templatePath({ kind, rest }: DealerSitePath): string {
  return templatePaths[kind] + rest
}

/**
 * Returns the path of the page that a site shows unless it has its own. Below the new vehicles of a dealer that is the
 * page of the main site, everywhere else the page of the template.
 *
 * Source: requirement D-073.
 */
export function sharedPath(site: DealerSitePath): string {
  const [, vehiclePage] = /^\/new-vehicles(\/[^/]+)$/.exec(site.rest) ?? []
  return site.kind === 'dealer' && vehiclePage ? `/vehicles${vehiclePage}` : templatePath(site)
}

/** Whether a path is a page of a template. */
export function isTemplatePath(path: string): boolean {
  return Object.values(templatePaths).some((root) => path === root || path.startsWith(`${root}/`))
}
