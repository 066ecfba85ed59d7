/** Maximum length of a brief text, in characters. */
const maxLength = 320

type Node = { readonly type: string; readonly text?: unknown; readonly children?: unknown }

function plainText(nodes: unknown): string {
  return ((Array.isArray(nodes) ? nodes : []) as Node[])
    .map(({ text, children }) => (typeof text === 'string' ? text : plainText(children)))
    .join('')
}

/** Whether rich text is at most two short paragraphs, which get a larger font size. */
export function isBrief(
  content: { readonly root: { readonly children: readonly Node[] } } | null | undefined,
): boolean {
  // A draft may have no content yet.
  const children = content?.root.children ?? []
  return (
    children.length <= 2 &&
    children.every(({ type }) => type === 'paragraph') &&
    plainText(children).length <= maxLength
  )
}
