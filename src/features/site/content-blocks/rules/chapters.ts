type Node = { readonly type: string; readonly tag?: unknown }

type Content<Child extends Node> = { readonly root: { readonly children: readonly Child[] } }

/** A part of a text: its heading, and what follows up to the next one. */
export type Chapter<Text> = { readonly heading: Text | null; readonly content: Text | null }

/** Headings of the highest level an editor can choose. */
const isHeading = ({ type, tag }: Node) => type === 'heading' && tag === 'h2'

/** The fewest headings that make chapters: fewer are headings in a running text. */
const fewestHeadings = 2

/**
 * Splits a text at its main headings; the first chapter may have no heading. Null for a text with fewer than two.
 */
export function chaptersOf<Child extends Node, Text extends Content<Child>>(
  text: Text | null | undefined,
): readonly Chapter<Text>[] | null {
  const children = text?.root.children ?? []
  if (!text || children.filter(isHeading).length < fewestHeadings) return null
  const starts = children.flatMap((child, index) => (isHeading(child) || index === 0 ? [index] : []))
  const part = (nodes: readonly Child[]) =>
    nodes.length > 0 ? { ...text, root: { ...text.root, children: nodes } } : null
  return starts.map((start, index) => {
    const [first, ...rest] = children.slice(start, starts[index + 1])
    return first && isHeading(first)
      ? { heading: part([first]), content: part(rest) }
      : { heading: null, content: part(first ? [first, ...rest] : []) }
  })
}
