/** Every text that stands in the English value stands in the other one too. */
function isComplete(value: unknown, english: unknown): boolean {
  if (typeof english === 'string') return typeof value === 'string' && (value !== '' || english === '')
  if (Array.isArray(english))
    return Array.isArray(value) && english.every((item, index) => isComplete(value[index], item))
  if (typeof english === 'object' && english !== null) {
    if (isDocument(english)) return true
    if (typeof value !== 'object' || value === null) return false
    return Object.entries(english).every(([name, item]) =>
      isComplete((value as Record<string, unknown>)[name], item),
    )
  }
  return true
}

/** What a block refers to has languages of its own: a picture, the page behind a link. */
function isDocument(value: object): boolean {
  return 'createdAt' in value && 'updatedAt' in value
}

type Identified = { readonly id?: string | null }

/**
 * Blocks in a language as far as they are translated. A block is shown in one language: where one of its texts is
 * missing, all of it stands in English, and says so.
 *
 * @param blocks as stored in the language, without fallback
 * @param english the same blocks in English, which decide what there is
 */
export function blocksInLanguage<Block extends Identified>(
  blocks: readonly Block[],
  english: readonly Block[],
): { block: Block; translated: boolean }[] {
  const byId = new Map(blocks.map((block) => [block.id, block]))
  return english.map((original) => {
    const block = byId.get(original.id)
    return block && isComplete(block, original)
      ? { block, translated: true }
      : { block: original, translated: false }
  })
}
