/** Marks the specials of the second host, whose ids may be those of the first. */
const mark = '~'

/** The hosts of specials: the service or our own documents, and the one of the block of advertised specials. */
export type SpecialHost = 'own' | 'advertised'

/** Ids that addresses and forms can carry. */
export const specialId = /^[A-Za-z0-9._-]{1,50}$/

/** Returns the code of a special in addresses and forms. */
export const specialCode = (id: string, host: SpecialHost): string => (host === 'own' ? id : mark + id)

/** Parses the code of a special; null when it cannot be one. */
export function parseSpecialCode(code: string): { readonly id: string; readonly host: SpecialHost } | null {
  const isMarked = code.startsWith(mark)
  const id = isMarked ? code.slice(mark.length) : code
  return specialId.test(id) ? { id, host: isMarked ? 'advertised' : 'own' } : null
}
