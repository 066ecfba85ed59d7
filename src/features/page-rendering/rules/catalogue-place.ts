type Theme = 'light' | 'racing'

/** A page of the catalogue of blocks: one kind, or the list of all when there is none, in one of the two dresses. */
export type CataloguePlace<Kind extends string> = { readonly kind: Kind | null; readonly theme: Theme }

/** The lists below `/catalogue`. What begins with `gr-` wears the racing dress, as everywhere on the site. */
const lists: Readonly<Record<Theme, string>> = { light: 'blocks', racing: 'gr-blocks' }

/** The page of the catalogue at a path below `/catalogue`; null when there is none. */
export function cataloguePlaceAt<Kind extends string>(
  list: string,
  segments: readonly string[],
  kinds: readonly Kind[],
): CataloguePlace<Kind> | null {
  const theme = (['light', 'racing'] as const).find((candidate) => lists[candidate] === list)
  const [segment, ...more] = segments
  if (!theme || more.length > 0) return null
  if (segment === undefined) return { kind: null, theme }
  const kind = kinds.find((candidate) => candidate === segment)
  return kind === undefined ? null : { kind, theme }
}

/** Where a page of the catalogue stands. */
export function cataloguePath({ kind, theme }: CataloguePlace<string>): string {
  return ['', 'catalogue', lists[theme], ...(kind ? [kind] : [])].join('/')
}

/** A kind as words: `singleImage` is “Single image”. */
export function wordsOfKind(kind: string): string {
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
