/** A frame that the product's own view wrote: only those carry this attribute. */
const embeddedFrame = /<iframe\s[^>]*?\bdata-embedded\b[^>]*>/gi
/** The body of the site layout names the site whose pages dialogs embed once they are opened. */
const announcedSource = /<body\s[^>]*?\bdata-frame-source="(https:\/\/[^"]+)"/i
const source = /\ssrc="(https:\/\/[^"]+)"/i

/**
 * Returns the origins of the pages of other sites that a page embeds, such as `https://service.example.co.za`: booking
 * pages in a frame, and the purchase site of dialogs. The latter is on every page, because a visitor can come to a dialog
 * without loading another page. Editors choose the addresses in the settings; formatted text cannot contain a frame.
 *
 * Source: requirements D-062 and C-044.
 */
export function embeddedOrigins(html: string): string[] {
  const addresses = [...html.matchAll(embeddedFrame)].map(([frame]) => source.exec(frame)?.[1])
  const origins = [...addresses, announcedSource.exec(html)?.[1]].flatMap((address) =>
    address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [],
  )
  return [...new Set(origins)]
}
