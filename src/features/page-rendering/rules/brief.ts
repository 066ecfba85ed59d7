/** Words a reader takes in at a glance. Characters. */
const atAGlance = 320

type Node = { readonly type: string; readonly text?: unknown; readonly children?: unknown }

function wordsOf(nodes: unknown): string {
  return ((Array.isArray(nodes) ? nodes : []) as Node[])
    .map(({ text, children }) => (typeof text === 'string' ? text : wordsOf(children)))
    .join('')
}

/** Whether a formatted text is a paragraph or two, which can be set larger than what has parts. */
export function isBrief(
  content: { readonly root: { readonly children: readonly Node[] } } | null | undefined,
): boolean {
  // A draft may hold none yet.
  const children = content?.root.children ?? []
  return (
    children.length <= 2 &&
    children.every(({ type }) => type === 'paragraph') &&
    wordsOf(children).length <= atAGlance
  )
}
