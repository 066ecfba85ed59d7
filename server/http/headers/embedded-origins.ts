/** A frame that the product's own view wrote: only those carry this attribute. */
const embeddedFrame = /<iframe\s[^>]*?\bdata-embedded\b[^>]*>/gi
/** The body of the site layout names the site whose pages dialogs embed once they are opened. */
const announcedSource = /<body\s[^>]*?\bdata-frame-source="(https:\/\/[^"]+)"/i
/** The button of a video names the platform whose player its dialog embeds, or the site whose film it plays. */
const announcedPlayer = /<div\s[^>]*?\bdata-player="(https:\/\/[^"]+)"/gi
const announcedFilm = /<div\s[^>]*?\bdata-film="(https:\/\/[^"]+)"/gi
const source = /\ssrc="(https:\/\/[^"]+)"/i

type Address = string | undefined

/** The origins of addresses, each once. */
function originsOf(addresses: readonly Address[]): string[] {
  const origins = addresses.flatMap((address) =>
    address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [],
  )
  return [...new Set(origins)]
}

/**
 * Returns the origins of the pages of other sites that a page embeds, such as `https://service.example.co.za`: booking
 * pages in a frame, the purchase site of dialogs, and the players of video platforms. The purchase site is on every page,
 * because a visitor can come to a dialog without loading another page. Editors choose the addresses; formatted text cannot
 * contain a frame.
 *
 * Source: requirements D-062, C-044 and C-218.
 */
export function embeddedOrigins(html: string): string[] {
  return originsOf([
    ...[...html.matchAll(embeddedFrame)].map(([frame]) => source.exec(frame)?.[1]),
    announcedSource.exec(html)?.[1],
    ...[...html.matchAll(announcedPlayer)].map(([, origin]) => origin),
  ])
}

/** Returns the origins of the films of other sites that play on a page. Source: requirement C-219. */
export function filmOrigins(html: string): string[] {
  return originsOf([...html.matchAll(announcedFilm)].map(([, origin]) => origin))
}
