type Theme = 'light' | 'racing'

/** A page of the catalogue: the examples of one kind of block, or the list of all kinds when null, in one theme. */
export type CataloguePage<Kind extends string> = { readonly kind: Kind | null; readonly theme: Theme }

/** The lists below `/catalogue`. Paths that begin with `gr-` have the racing theme, as on the whole site. */
const lists: Readonly<Record<Theme, string>> = { light: 'blocks', racing: 'gr-blocks' }

/** Parses a path below `/catalogue`; null when no such page exists. */
export function parseCataloguePath<Kind extends string>(
  list: string,
  segments: readonly string[],
  kinds: readonly Kind[],
): CataloguePage<Kind> | null {
  const theme = (['light', 'racing'] as const).find((candidate) => lists[candidate] === list)
  const [segment, ...more] = segments
  if (!theme || more.length > 0) return null
  if (segment === undefined) return { kind: null, theme }
  const kind = kinds.find((candidate) => candidate === segment)
  return kind === undefined ? null : { kind, theme }
}

/** The path of a page of the catalogue. */
export function cataloguePath({ kind, theme }: CataloguePage<string>): string {
  return ['', 'catalogue', lists[theme], ...(kind ? [kind] : [])].join('/')
}

/** The label of a kind: `singleImage` → “Single image”. */
export function kindLabel(kind: string): string {
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
