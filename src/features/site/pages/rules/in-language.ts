/** Whether every text in the English value has a translation. */
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

/** Whether a value is a populated relation, which is translated separately. */
function isDocument(value: object): boolean {
  return 'createdAt' in value && 'updatedAt' in value
}

type Identified = { readonly id?: string | null }

/**
 * Merges translated and English blocks. A block is never in two languages: when one of its texts is not translated, the whole
 * block is in English and marked as such.
 *
 * @param blocks blocks stored in the language, without fallback
 * @param english the same blocks in English, which determine the order and number
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
