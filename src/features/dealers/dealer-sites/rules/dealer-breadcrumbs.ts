/** One item of the breadcrumbs; `path` is null when there is no page. */
type Breadcrumb = { readonly title: string; readonly path: string | null }

/** A path segment that stands for another page: `/dealers/marula/gallery/opening-day`. Source: requirement D-039. */
const aliases: ReadonlyMap<string, string> = new Map([['gallery', 'picture-gallery']])

/**
 * Returns the path of the picture gallery for its short form `/dealers/marula/gallery`; null for every other path. Source:
 * requirement D-039.
 */
export function galleryPath(path: string): string | null {
  const match = /^(\/dealers\/[^/]+)\/gallery$/.exec(path)
  return match ? `${match[1]}/picture-gallery` : null
}

/** `group-specials` becomes `Group Specials`. */
function labelOf(segment: string): string {
  return segment.replace(/(?:^|-)(\w)/g, (match, letter: string) =>
    match.startsWith('-') ? ` ${letter.toUpperCase()}` : letter.toUpperCase(),
  )
}

type Titles = {
  /** Label of the list of all dealers. */
  readonly dealers: string
  /** Name of the dealer or the group. */
  readonly site: string
  /** Returns the title of an existing page; null when there is none. */
  readonly titleOf: (path: string) => string | null
}

/**
 * Returns the breadcrumbs above a page of a dealer or a group, one for each segment of its path except the last.
 * Segments without a page are not linked; the segment `gallery` leads to the picture gallery.
 *
 * Source: requirements D-038 and D-039.
 *
 * @param root path of the site: `/dealers/marula`
 */
export function dealerBreadcrumbs(
  path: string,
  root: string,
  { dealers, site, titleOf }: Titles,
): Breadcrumb[] {
  const all: Breadcrumb = { title: dealers, path: titleOf('/dealers') === null ? null : '/dealers' }
  if (path === root) return [all]
  const segments = path.slice(root.length + 1).split('/')
  const above = segments.slice(0, -1).map((segment, index) => {
    const name = aliases.get(segment) ?? segment
    const target = [root, ...segments.slice(0, index), name].join('/')
    const title = titleOf(target)
    return { title: title ?? labelOf(name), path: title === null && name === segment ? null : target }
  })
  return [all, { title: site, path: root }, ...above]
}
