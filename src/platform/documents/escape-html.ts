const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries(characters).map(([character, entity]) => [entity, character]),
)

/** Escapes text for use in an HTML element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => characters[character] ?? '')

/** Returns the text of HTML that our own code wrote: without tags, with the characters that it escaped. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<br ?\/?>|<\/(?:p|li|h[2-4]|blockquote|footer)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities.get(entity) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
